import { dominion, defaultBox } from '@nightjar/dominion';
import { below, rngFrom } from '@nightjar/kernel';
import { lively } from './lively.ts';
const REST = 'cemetery changeling guardian necromancer pixie sacred-grove skulk tracker vampire werewolf'.split(' ');
const BASE1 = 'artisan bureaucrat chapel council-room festival laboratory library militia moat remodel'.split(' ');
const BASE2 = 'sentry throne-room vassal village witch workshop festival leprechaun secret-cave market'.split(' ');
const KS: [string, any][] = [['dusk',{set:'dusk',players:2}],['midnight',{set:'midnight',players:2}],['night-shift',{set:'night-shift',players:2}],['idle-hands',{set:'idle-hands',players:3}],['moonrise',{cards:REST,players:2}],['courtyard',{cards:BASE1,players:4}],['crossroads',{cards:BASE2,players:2}]];
const chosen: [string, number, number, Set<string>][][] = [];
for (const [name, raw] of KS) {
  const rows: any[] = [];
  for (let k = 0; k < Number(process.argv[2] ?? 15); k += 1) {
    const o = dominion.options(raw); if (!o.ok) throw new Error(JSON.stringify(o));
    const seed = `golden ${name} ${k}`;
    const s = dominion.setup(o.value, seed); const rng = rngFrom(`golden ${seed}`);
    const seen = new Set<string>(); let n = 0;
    while (dominion.pending(s) !== null && n < 2000) {
      const legal = dominion.legal(s); const w = legal.map(a => lively(dominion.write(s, a)));
      let at = below(rng, w.reduce((a, b) => a + b, 0)); let i = 0; while (at >= w[i]!) at -= w[i++]!;
      dominion.apply(s, legal[i]!, (e: any) => { if (['played','gained'].includes(e.type)) seen.add(e.card); if (e.type === 'received') seen.add(e.boon); if (e.type === 'followed') seen.add(e.hex); if (e.type === 'took') seen.add(e.state); });
      n += 1;
    }
    rows.push([name, k, n, seen]);
  }
  rows.sort((a, b) => a[2] - b[2]);
  chosen.push(rows);
  console.log(name, rows.slice(0, 6).map((r: any) => `${r[1]}:${r[2]}/${r[3].size}`).join(' '), '| all', new Set(rows.flatMap((r: any) => [...r[3]])).size);
}
const all = new Set(defaultBox.ids);
const possible = new Set(chosen.flat().flatMap(r => [...r[3]]));
console.log('never', [...all].filter(id => !possible.has(id)).join(' '));
let pickd = chosen.map(r => r[0]!);
const missing = (p: any[]) => [...all].filter(id => !p.some((r: any) => r[3].has(id)));
for (let round = 0; round < 4; round += 1) for (let i = 0; i < pickd.length; i += 1) {
  let best = pickd[i]!; let score = missing(pickd).length * 60 + best[2];
  for (const row of chosen[i]!) { const p = pickd.slice(); p[i] = row; const sc = missing(p).length * 60 + row[2]; if (sc < score) { score = sc; best = row; } }
  pickd[i] = best;
}
console.log(pickd.map(r => `${r[0]} ${r[1]} (${r[2]} answers)`).join(', '), 'missing', missing(pickd).join(' '));

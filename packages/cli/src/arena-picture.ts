import type { ArenaReport, Standing } from '@nightjar/bots';

const CELL = { width: 88, height: 40 } as const;
const SIDE = 112;
const TOP = 46;
const SCALE = 250;
const GAP = 28;

/** The words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly elo: string;
}

/** The cross-table as a picture, with Elo and its intervals beside it: an SVG that needs nothing else. */
export function arenaPicture({ duels, standings }: ArenaReport, { title, elo }: PictureWords): string {
  const n = standings.length;
  const table = SIDE + n * CELL.width;
  const width = table + GAP + SCALE + 12;
  const height = TOP + n * CELL.height + 30;
  const cells = standings.flatMap(({ bot }, row) =>
    standings.map(({ bot: against }, column) => {
      const duel = duels.find((known) => known.bot === bot && known.against === against);
      const [x, y] = [SIDE + column * CELL.width, TOP + row * CELL.height];
      if (duel === undefined) return box(x, y, '#e8e6ef');
      const { mean, low, high } = duel.winRate;
      const range = `${Math.round(low * 100)}–${Math.round(high * 100)}`;
      return (
        box(x, y, tint(mean)) +
        text(x + CELL.width / 2, y + 18, Math.round(mean * 100).toString(), 'class="n"') +
        text(x + CELL.width / 2, y + 32, range, 'class="r"')
      );
    }),
  );
  const rows = standings.map(({ bot }, row) => text(SIDE - 10, TOP + row * CELL.height + 25, bot, 'text-anchor="end"'));
  const columns = standings.map(({ bot }, column) =>
    text(SIDE + column * CELL.width + CELL.width / 2, TOP - 8, bot, 'text-anchor="middle"'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#1d1b2e}.n{font-size:15px;font-weight:600;text-anchor:middle}.r{font-size:10px;text-anchor:middle;fill:#4a4763}.t{font-size:14px;font-weight:600}.q{font-size:10px;fill:#4a4763}</style>',
    `<rect width="${width}" height="${height}" fill="#fbfaff"/>`,
    text(10, 20, title, 'class="t"'),
    ...columns,
    ...rows,
    ...cells,
    ...scale(standings, table + GAP, elo),
    '</svg>\n',
  ].join('\n');
}

/** Elo of each row on a common scale, with its interval. */
function scale(standings: readonly Standing[], left: number, name: string): string[] {
  const bounds = standings.flatMap(({ elo }) => [elo.mean, elo.low, elo.high]).filter(Number.isFinite);
  const low = Math.floor(Math.min(...bounds) / 100) * 100;
  const high = Math.max(low + 100, Math.ceil(Math.max(...bounds) / 100) * 100);
  const at = (elo: number): number => left + ((elo - low) / (high - low)) * SCALE;
  const bottom = TOP + standings.length * CELL.height;
  const step = Math.max(100, Math.ceil((high - low) / 400) * 100);
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  return [
    ...ticks.map(
      (tick) =>
        `<path d="M${at(tick).toFixed(1)} ${TOP}V${bottom}" stroke="#d9d6e6"/>${text(at(tick), bottom + 16, String(tick), 'class="q" text-anchor="middle"')}`,
    ),
    text(left, TOP - 8, name, 'class="q"'),
    ...standings.map(({ elo }, row) => {
      const y = TOP + row * CELL.height + CELL.height / 2;
      const whisker =
        Number.isFinite(elo.low) && Number.isFinite(elo.high)
          ? `<path d="M${at(elo.low).toFixed(1)} ${y}H${at(elo.high).toFixed(1)}" stroke="#5b4fc4" stroke-width="3"/>`
          : '';
      return `${whisker}<circle cx="${at(elo.mean).toFixed(1)}" cy="${y}" r="5" fill="#2f2671"/>${text(at(elo.mean), y - 9, Math.round(elo.mean).toString(), 'class="q" text-anchor="middle"')}`;
    }),
  ];
}

const box = (x: number, y: number, fill: string): string =>
  `<rect x="${x + 1}" y="${y + 1}" width="${CELL.width - 2}" height="${CELL.height - 2}" rx="4" fill="${fill}"/>`;

const text = (x: number, y: number, said: string, attributes: string): string =>
  `<text x="${x.toFixed(1)}" y="${y}" ${attributes}>${escaped(said)}</text>`;

/** Won more often is greener, lost more often redder; the figure says how often. */
function tint(share: number): string {
  const lost = [246, 203, 196];
  const even = [244, 242, 250];
  const won = [190, 230, 206];
  const towards = share < 0.5 ? lost : won;
  const part = Math.abs(share - 0.5) * 2;
  return `rgb(${even.map((from, i) => Math.round(from + ((towards[i] as number) - from) * part)).join(' ')})`;
}

const escaped = (said: string): string =>
  said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

import { bad, type Checked, good, readRecord } from '@nightjar/kernel';
import { loadFace } from '../boards/faces.ts';
import { surroundings as around, editions, shelf } from './around.ts';
import { type LocalPlan, LocalTable } from './local-table.ts';
import type { Sitter } from './shelf.ts';

/** A table that was begun a moment ago, waiting for its page. */
let begun: LocalTable | null = null;

/** Begins a table on this device; its address. */
export function begin(plan: LocalPlan): string {
  begun?.close();
  begun = LocalTable.begin(plan, around);
  return `/here/${begun.id}`;
}

/** The table of this id on this device, or why there is none. Its first scene covers secrets already, where its board does. */
export async function resume(id: string): Promise<Checked<LocalTable>> {
  const table = begun?.id === id ? good(begun) : await resumeKept(id);
  if (begun?.id === id) begun = null;
  if (table.ok && (await loadFace(table.value.game)).veils) table.value.veil();
  return table;
}

async function resumeKept(id: string): Promise<Checked<LocalTable>> {
  const kept = shelf.get(id);
  if (kept === null) return bad('id', 'no such table is kept here');
  const { rules } = await loadFace(kept.game);
  const begunWith = readRecord(kept.record);
  if (begunWith.ok) await editions.meet(rules, begunWith.value.options);
  // Another page may have played on while the rules were loaded.
  const { record, sitters } = shelf.get(id) ?? kept;
  return LocalTable.resume(id, rules, record, sitters, around);
}

/** Puts the table of a record's file on this device; its address, or what is wrong with the file. */
export async function importRecord(file: string): Promise<Checked<string>> {
  const record = readRecord(file);
  if (!record.ok) return record;
  const { game, seats } = record.value;
  const { rules } = await loadFace(game).catch(() => ({ rules: null }));
  if (rules === null) return bad('game', `is ${game}, which is not played here`);
  await editions.meet(rules, record.value.options);
  const sitters = seats.map(
    (name): Sitter =>
      name.startsWith('bot:')
        ? { kind: 'bot', name: name.slice(4), bot: name.slice(4) }
        : { kind: 'person', name, bot: null },
  );
  const id = around.newId();
  const table = LocalTable.resume(id, rules, file, sitters, around);
  if (!table.ok) return table;
  table.value.save();
  begun?.close();
  begun = table.value;
  return { ok: true, value: `/here/${id}` };
}

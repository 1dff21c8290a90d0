import type { Question, Script } from '@nightjar/script';
import { doerOf } from './doer.ts';
import { exhaust, opponentsWith, refresh, targets, targetsOf } from './menagerie.ts';
import type { Operation } from './operation.ts';
import type { Text } from './text.ts';

type Targeting = Extract<Operation, { op: 'exhaust' | 'refresh' }>;

const among = (options: readonly number[], { op, min, max }: Targeting): Question => ({
  among: op,
  options,
  min: Math.min(min, options.length),
  max: Math.min(max, options.length),
  ordered: false,
  arranged: false,
});

function strike(t: Text, { op }: Targeting): void {
  for (const beast of t.it) (op === 'refresh' ? refresh : exhaust)(t, beast);
}

/** So many of the Beasts in scope. */
export const someBeasts = (s: Script<Text>, operation: Targeting): Script<Text> =>
  s
    .ask(operation.op, (t) =>
      among(targets(t.state, doerOf(t), operation.scope, operation.op === 'refresh'), operation),
    )
    .act((t) => strike(t, operation));

/** So many Beasts of each opponent who has a fitting one, chosen by the player who acts. */
export const eachOpponent = (s: Script<Text>, operation: Targeting): Script<Text> => {
  const isRefresh = operation.op === 'refresh';
  return s
    .act((t) => {
      t.frame.kept = opponentsWith(t.state, t.seat, isRefresh);
    })
    .loop(
      (t) => t.kept.length > 0,
      (each) =>
        each
          .ask(operation.op, (t) => among(targetsOf(t.state, t.kept[0] as number, isRefresh), operation))
          .act((t) => {
            strike(t, operation);
            t.frame.kept = t.kept.slice(1);
          }),
    );
};

import { pick, rngFrom, Sitting } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';

const sitting = Sitting.begin(nocturne, { players: 2 }, 'any seed');
const random = rngFrom('the players');
for (let asked = sitting.decision; asked; asked = sitting.decision)
  sitting.answer(asked.seat, pick(sitting.sight(asked.seat).answers, random));
console.log(sitting.result?.scores, sitting.record().hash);

import { faultText, pick, rngFrom, Sitting } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';

const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error(faultText(options.fault));
const sitting = Sitting.begin(nocturne, options.value, 'any seed', ['Ada', 'Bo']);
const random = rngFrom('the players');
for (let asked = sitting.decision; asked; asked = sitting.decision)
  sitting.answer(asked.seat, pick(sitting.sight(asked.seat).answers, random));
console.log(sitting.result?.scores, sitting.record().hash);

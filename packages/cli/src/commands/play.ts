import { randomBytes } from 'node:crypto';
import { readBot } from '@nightjar/bots';
import { type AnyGame, editionIn, faultText, type Move, Sitting } from '@nightjar/kernel';
import { LANGS } from '@nightjar/words';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { readKept } from '../kept.ts';
import { askSetting, type PlayFlags } from '../prompts.ts';
import { botsFor, grades, namesIn, readSetting, USUAL_BOT, wholeNumber, withBots, withSetting } from '../setting.ts';
import { sideNames } from '../sides.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { type Sitter, TerminalTable } from '../terminal-table.ts';
import { failed, misused } from '../trouble.ts';
import { gameName, type Lang, type Seated, tell } from '../words/words.ts';

const LONGEST_NAME = 40;

/** `play`: the terminal table. */
export function addPlay(program: Command, terminal: Terminal, spoken: Spoken): void {
  const { say } = spoken;
  withBots(
    withSetting(program.command('play <game>'), say),
    say('play.bots', { grades, bot: USUAL_BOT }),
    say('flag.bot'),
  )
    .description(say('play'))
    .option('--people <n>', say('play.people'))
    .option('--names <names>', say('play.names'))
    .option('-s, --seed <seed>', say('play.seed'))
    .option('--load <file>', say('play.load'))
    .action(async (name: string, given: PlayFlags) => {
      const table =
        given.load === undefined
          ? await begin(terminal, name, given, spoken)
          : await goOn(terminal, name, { ...given, load: given.load }, spoken);
      await table.run();
    });
}

const isPlain = (flags: PlayFlags): boolean =>
  Object.values(flags).every((value) => (Array.isArray(value) ? value.length === 0 : value === undefined));

/** A new game. A person at a terminal who gave no flags is asked. */
async function begin(terminal: Terminal, name: string, given: PlayFlags, spoken: Spoken): Promise<TerminalTable> {
  const offer = offered(name);
  const { game } = offer;
  const flags = terminal.isPerson && isPlain(given) ? await askSetting(offer, spoken) : given;
  const lang = flags.lang ?? spoken.lang;
  await loadTongues(offer, lang);
  const { options, players, mode } = await readSetting(terminal, game, flags);
  const people = wholeNumber('people', flags.people ?? '1', 0, players);
  const sitters = sittersFor(game, flags, people, players, lang);
  const seed = flags.seed ?? randomBytes(32).toString('hex');
  const names = sitters.map((sitter) => sitter.name);
  const told: Move[] = [];
  const sitting = Sitting.begin(game, options, seed, names, (step) => told.push(step));
  const edition = editionIn(game, options);
  const about = { ...seatedOf(sitters), edition };
  const speech = offer.words.in(lang, about);
  const notice = offer.words.notice(lang, edition);
  const offers = offer.words.offers(lang, edition);
  const count = { game: gameName(game.name, lang), mode: offers.mode(mode.id).name, players };
  terminal.write(`${tell(lang, 'welcome', count)}\n`);
  if (notice !== '') terminal.write(`${terminal.colours.dim(tell(lang, 'notice', { notice }))}\n`);
  const tongues = LANGS.map((each) => offer.words.in(each, about));
  return new TerminalTable({ terminal, offer, sitting, told, sitters, speech, tongues, seed });
}

/** Every language is loaded, for what is typed is understood in each. */
async function loadTongues({ words }: ReturnType<typeof offered>, lang: Lang): Promise<void> {
  await Promise.all([words.load(lang), ...LANGS.map((each) => words.load(each))]);
}

/** Who sits where; the only person at this terminal is spoken to. */
function seatedOf(sitters: readonly Sitter[]): Seated {
  const people = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return { sides: sideNames(sitters.map(({ name }) => name)), you: people.length === 1 ? (people[0] ?? null) : null };
}

function sittersFor(game: AnyGame, flags: PlayFlags, people: number, players: number, lang: Lang): Sitter[] {
  const names = (flags.names ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (names.length > people) misused('manyNames', { names: names.length, people });
  const persons = Array.from({ length: people }, (_, i): Sitter => {
    const called = names[i] ?? tell(lang, 'person', { number: i + 1 });
    if (readBot(called, game).ok) misused('botName', { name: called });
    if (called.length > LONGEST_NAME) misused('longName', { most: LONGEST_NAME });
    return { name: called, bot: null };
  });
  const bots = botsFor(game, namesIn(flags, USUAL_BOT), players - people);
  return [...persons, ...bots.map((bot): Sitter => ({ name: bot.name, bot }))];
}

/** A saved game goes on: seats that carry a bot's name are the bot's again. */
async function goOn(
  terminal: Terminal,
  name: string,
  { load: path, edition }: PlayFlags & { readonly load: string },
  { lang }: Spoken,
): Promise<TerminalTable> {
  const { record, offer } = await readKept(terminal, path, edition);
  if (offer.game.name !== offered(name).game.name)
    failed('otherGame', { file: path, game: offer.game.name, wanted: name });
  const sitting = Sitting.resume(offer.game, record);
  if (!sitting.ok) return failed('file', { file: path, fault: faultText(sitting.fault) });
  const sitters = record.seats.map((seat): Sitter => {
    const bot = readBot(seat, offer.game);
    return { name: seat, bot: bot.ok ? bot.value : null };
  });
  await loadTongues(offer, lang);
  const about = { ...seatedOf(sitters), edition: record.edition };
  return new TerminalTable({
    terminal,
    offer,
    sitting: sitting.value,
    told: [],
    sitters,
    speech: offer.words.in(lang, about),
    tongues: LANGS.map((each) => offer.words.in(each, about)),
    seed: record.seed,
  });
}

import { type Command, type CommanderError, Help } from 'commander';
import type { Spoken } from './spoken.ts';
import { Trouble, USAGE } from './trouble.ts';

/** The headings of a help, by what they are called inside. */
const TITLES = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Global Options:': 'help.globalOptions',
  'Commands:': 'help.commands',
} as const;

const isTitle = (title: string): title is keyof typeof TITLES => Object.hasOwn(TITLES, title);

/** Lets a program and all its commands explain themselves in the language of the command line. */
export function explainIn({ say }: Spoken, program: Command): void {
  const plain = new Help();
  const worded = (usage: string): string =>
    usage.replace('[options]', say('help.someOptions')).replace('[command]', say('help.someCommand'));
  program
    .helpOption('-h, --help', say('help.help'))
    .helpCommand('help [command]', say('help.command'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => (isTitle(title) ? say(TITLES[title]) : title),
      commandUsage: (command) => worded(plain.commandUsage(command)),
      subcommandTerm: (command) => worded(plain.subcommandTerm(command)),
      optionDescription: ({ description, defaultValue }) =>
        typeof defaultValue === 'string'
          ? say('help.default', { what: description, value: JSON.stringify(defaultValue) })
          : description,
    });
}

const WRONG_USES = [
  'unknownCommand',
  'unknownOption',
  'missingArgument',
  'optionMissingArgument',
  'missingMandatoryOptionValue',
  'excessArguments',
] as const;

/** The list that was meant where `--bots` has names with spaces between them; null where it has not. */
function botsApart(words: readonly string[]): string | null {
  const at = words.findIndex((word) => word === '--bots' || word === '-b');
  if (at < 0) return null;
  const names = words.slice(at + 1);
  const end = names.findIndex((name) => name.startsWith('-'));
  const bots = end < 0 ? names : names.slice(0, end);
  return bots.length > 1 ? bots.map((name) => name.replace(/,$/, '')).join(',') : null;
}

/** What is wrong with a command line that could not be read. */
export function wrongUse({ code, message }: CommanderError, { lang }: Spoken, words: readonly string[]): Trouble {
  const bots = code === 'commander.excessArguments' ? botsApart(words) : null;
  if (bots !== null) return new Trouble(USAGE, 'commas', { bots });
  const use = WRONG_USES.find((known) => code === `commander.${known}`);
  if (use === undefined) return new Trouble(USAGE, 'fault', { fault: message.replace(/^error: /, '') });
  const trouble = new Trouble(USAGE, use, { what: /'([^']+)'/.exec(message)?.[1] ?? '' });
  const meant = /Did you mean (?:one of )?(.+)\?/.exec(message)?.[1];
  return meant === undefined ? trouble : new Trouble(USAGE, 'meant', { trouble: trouble.in(lang), meant });
}

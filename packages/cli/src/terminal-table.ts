import { advise, type Bot, botAnswer } from '@nightjar/bots';
import { type Eyes, type Move, type Refusal, type Seat, type Sitting, writeRecord } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import { answerLines, meant, whyNot } from './answers.ts';
import { clauseText } from './clause.ts';
import { writeNew } from './file.ts';
import type { Offered } from './games.ts';
import { sheetLines } from './sheet.ts';
import { tableWord, wordedSo } from './table-words.ts';
import type { Terminal } from './terminal.ts';
import { type Speech, stepLines, type TerminalGiven, type TerminalKey, tell } from './words/words.ts';

/** Who sits on a seat: a bot, or a person at this terminal. */
export interface Sitter {
  readonly name: string;
  readonly bot: Bot | null;
}

export interface TerminalSettings {
  readonly terminal: Terminal;
  readonly offer: Offered;
  readonly sitting: Sitting;
  /** Answers that gave themselves before the first question. */
  readonly told: readonly Move[];
  readonly sitters: readonly Sitter[];
  readonly speech: Speech;
  /** The words of this table in every language: what is typed is understood in each. */
  readonly tongues: readonly Speech[];
  readonly seed: string;
}

/** How long an adviser looks ahead, in milliseconds. */
const HINT_MS = 250;

/** People and bots at one terminal, from the first question to the end or until a person leaves. */
export class TerminalTable {
  readonly #terminal: Terminal;
  readonly #offer: Offered;
  readonly #sitting: Sitting;
  readonly #sitters: readonly Sitter[];
  readonly #speech: Speech;
  readonly #tongues: readonly Speech[];
  readonly #seed: string;
  /** What every answer that stands has caused. */
  #log: Move[] = [];
  /** How much of the log each seat has read. */
  readonly #read: number[];
  /** Answers that stood when these people sat down. */
  readonly #begun: number;
  #looking: Seat | null = null;
  /** Who last saw the table drawn, before which question; null once others have changed it. */
  #drawn: { readonly seat: Seat; readonly question: string } | null = null;

  constructor({ terminal, offer, sitting, told, sitters, speech, tongues, seed }: TerminalSettings) {
    this.#terminal = terminal;
    this.#offer = offer;
    this.#sitting = sitting;
    this.#sitters = sitters;
    this.#speech = speech;
    this.#tongues = tongues;
    this.#seed = seed;
    this.#read = sitters.map(() => 0);
    this.#begun = sitting.answers.length - told.length;
    this.#log = [...told];
  }

  /** Plays until the game is over or the input ends; whether it is over. */
  async run(): Promise<boolean> {
    for (;;) {
      const { decision } = this.#sitting;
      if (decision === null) break;
      const bot = this.#sitters[decision.seat]?.bot;
      if (bot) this.#botAnswers(bot, decision.seat);
      else if (!(await this.#personAnswers(decision.seat, decision.question))) return false;
    }
    this.#end();
    return true;
  }

  #say<Key extends TerminalKey>(key: Key, ...given: TerminalGiven<Key>): void {
    this.#terminal.write(`${tell(this.#speech.lang, key, ...given)}\n`);
  }

  #botAnswers(bot: Bot, seat: Seat): void {
    const { game } = this.#offer;
    const { state, answers } = this.#sitting;
    if (this.#terminal.hasBars && bot.limit !== null) {
      this.#terminal.note(`\r${tell(this.#speech.lang, 'thinking', { side: this.#speech.side(seat) })}\u001B[K\r`);
    }
    const action = botAnswer(game, state, bot, `${this.#seed} ${answers.length}`);
    this.#answer(seat, game.write(state, action));
  }

  #answer(seat: Seat, text: string): Refusal | null {
    if (this.#drawn?.seat !== seat) this.#drawn = null;
    return this.#sitting.answer(seat, text, (move) => this.#log.push(move));
  }

  get #people(): number {
    return this.#sitters.filter(({ bot }) => bot === null).length;
  }

  /** Asks a person until there is an answer; false if they leave. */
  async #personAnswers(seat: Seat, question: string): Promise<boolean> {
    if (this.#looking !== seat && this.#people > 1 && !(await this.#handOver(seat))) return false;
    this.#looking = seat;
    this.#news(seat);
    // Who is asked the same once more has just seen the table; `board` draws it again. What was picked stands on it.
    const isNew = this.#drawn?.seat !== seat || this.#drawn.question !== question;
    if (isNew || (this.#sitting.decision?.made ?? 0) > 0) this.#draw(seat);
    this.#drawn = { seat, question };
    const asked = this.#speech.question(question, this.#sitting.sight(seat).view);
    this.#say('asked', { side: this.#speech.side(seat), question: asked });
    const texts = this.#sitting.sight(seat).answers;
    this.#list(seat, texts);
    for (;;) {
      const line = await this.#terminal.ask(tell(this.#speech.lang, 'choose'));
      if (line === null) {
        this.#say('inputEnded');
        return false;
      }
      const done = this.#obey(seat, texts, line.trim());
      if (done === 'leave') return false;
      if (done === 'answered') return true;
    }
  }

  /** The screen is cleared before and after another person looks at it. */
  async #handOver(seat: Seat): Promise<boolean> {
    const { isPerson } = this.#terminal;
    this.#drawn = null;
    if (isPerson) this.#terminal.write('\u001B[2J\u001B[3J\u001B[H');
    this.#say('handOver', { side: this.#speech.side(seat) });
    return !isPerson || (await this.#terminal.ask('')) !== null;
  }

  #list(seat: Seat, texts: readonly string[]): void {
    const { colours } = this.#terminal;
    const sight = { view: this.#sitting.sight(seat).view, answers: texts, speech: this.#speech, colours };
    const lines = this.#offer.extras?.answers(sight) ?? answerLines(texts, this.#speech, colours);
    this.#terminal.write(`${lines.join('\n')}\n`);
  }

  #obey(seat: Seat, texts: readonly string[], line: string): 'answered' | 'asked' | 'leave' {
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    if (word === '') return 'asked';
    switch (tableWord(word)) {
      case 'help':
        this.#help(texts);
        return 'asked';
      case 'quit':
        this.#say('quit');
        return 'leave';
      case 'why':
        this.#why(seat, texts, argument);
        return 'asked';
      case 'rules':
        this.#rule(argument);
        return 'asked';
      case 'score':
        this.#scores(seat);
        return 'asked';
      case 'log':
        this.#tell(this.#log, seat);
        return 'asked';
      case 'board':
        this.#draw(seat);
        this.#list(seat, texts);
        return 'asked';
      case 'hint':
        this.#hint();
        return 'asked';
      case 'save':
        this.#save(argument);
        return 'asked';
      case 'undo':
        return this.#undo(seat);
      default:
        return this.#extra(seat, word.toLowerCase(), argument) ?? this.#try(seat, texts, line);
    }
  }

  #help(texts: readonly string[]): void {
    const { example, extras } = this.#offer;
    if (example === null) this.#say('help.plain', { answer: texts[0] ?? '' });
    else this.#say('help', example);
    this.#say('help.words');
    if (extras) this.#say(extras.help);
  }

  /** What only this game's table understands; null if it is none of that. */
  #extra(seat: Seat, word: string, argument: string): 'answered' | 'asked' | null {
    const { extras } = this.#offer;
    if (extras === undefined) return null;
    if (word === 'card' || word === 'cards') {
      const lines = extras.card(argument, this.#sitting.sight(seat).view, this.#speech.lang);
      this.#terminal.write(`${lines.join('\n')}\n`);
      return 'asked';
    }
    const next = Object.hasOwn(extras.shortcuts, word) ? extras.shortcuts[word] : undefined;
    if (next === undefined) return null;
    const before = this.#sitting.answers.length;
    for (;;) {
      if (this.#sitting.decision?.seat !== seat) break;
      const { answers, view } = this.#sitting.sight(seat);
      const answer = next(answers, view);
      if (answer === null || this.#answer(seat, answer) !== null) break;
    }
    if (this.#sitting.answers.length > before) return 'answered';
    this.#say('nothing', { word });
    return 'asked';
  }

  #try(seat: Seat, texts: readonly string[], line: string): 'answered' | 'asked' {
    const understood = this.#understood(seat, texts, line);
    const found = meant(texts, understood);
    if (found.kind === 'number') this.#say('number', { number: found.number, most: texts.length });
    else if (found.kind === 'several') this.#say('several', { answers: found.texts.slice(0, 6).join(', ') });
    else if (found.kind === 'none') this.#why(seat, texts, understood);
    else {
      const refusal = this.#answer(seat, found.text);
      if (refusal === null) return 'answered';
      this.#refused(refusal);
    }
    return 'asked';
  }

  /** What was typed, unless it is an answer as it stands, in the words of the notation. */
  #understood(seat: Seat, texts: readonly string[], line: string): string {
    const { extras } = this.#offer;
    if (meant(texts, line).kind !== 'none') return line;
    const { view } = this.#sitting.sight(seat);
    const worded = wordedSo(texts, line, { tongues: this.#tongues, view });
    return worded ?? extras?.understood(line, view) ?? line;
  }

  #why(seat: Seat, texts: readonly string[], move: string): void {
    if (move === '') return this.#say('whyWhat', { answer: this.#offer.example?.answer ?? texts[0] ?? '' });
    const tried = this.#understood(seat, texts, move);
    const refusal = whyNot(this.#offer.game, this.#sitting.state, seat, texts, tried);
    if (refusal === null) this.#say('allowed');
    else this.#refused(refusal);
  }

  #refused(refusal: Refusal): void {
    this.#say('refused', { why: this.#speech.refusal(refusal) });
    const text = refusal.rule === '' ? null : clauseText(refusal.rule, this.#speech.lang);
    if (text !== null) this.#terminal.write(`  ${refusal.rule}: ${text}\n`);
  }

  #rule(id: string): void {
    const text = clauseText(id, this.#speech.lang);
    if (text === null) this.#say('noClause', { id });
    else this.#terminal.write(`  ${id}: ${text}\n`);
  }

  #scores(eyes: Eyes): void {
    for (const sheet of this.#sitting.sight(eyes).sheets) {
      this.#terminal.write(`${sheetLines(sheet, this.#speech, this.#terminal.colours).join('\n')}\n`);
    }
  }

  #hint(): void {
    const { decision, answers } = this.#sitting;
    if (decision === null) return;
    const { view } = this.#sitting.sight(decision.seat);
    const lines = advise(this.#offer.game, view, decision.seat, {
      seed: `hint ${answers.length}`,
      limit: { ms: HINT_MS },
    });
    const written = numbersIn(this.#speech.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    for (const [nth, { steps, worth }] of (lines.ok ? lines.value : []).entries()) {
      const answer = steps.map((step) => step.answer).join(', ');
      this.#say(nth === 0 ? 'hint' : 'hint.or', { answer, worth: written(worth ?? 0) });
    }
  }

  #save(path: string): void {
    if (path === '') return this.#say('saveWhere');
    const code = writeNew(this.#terminal, path, writeRecord(this.#sitting.record()));
    if (code === null) this.#say('saved', { file: path });
    else if (code === 'EEXIST') this.#say('notSaved.there', { file: path });
    else this.#say('notSaved', { file: path, code });
  }

  #undo(seat: Seat): 'answered' | 'asked' {
    const refusal = this.#sitting.undo(seat);
    if (refusal !== null) {
      this.#refused(refusal);
      return 'asked';
    }
    this.#log.length = this.#sitting.answers.length - this.#begun;
    for (const reader of this.#read.keys())
      this.#read[reader] = Math.min(this.#read[reader] as number, this.#log.length);
    this.#drawn = null;
    this.#say('undone');
    return 'answered';
  }

  /** What happened since this seat last looked. */
  #news(seat: Seat): void {
    this.#tell(this.#log.slice(this.#read[seat]), seat);
    this.#read[seat] = this.#log.length;
  }

  #tell(log: readonly Move[], eyes: Eyes): void {
    const lines = stepLines(log, { game: this.#offer.game, eyes, speech: this.#speech });
    for (const line of lines) this.#terminal.write(`  ${line}\n`);
  }

  #draw(eyes: Eyes): void {
    const { view, answers } = this.#sitting.sight(eyes);
    const lines = this.#offer.drawing({
      view,
      answers,
      speech: this.#speech,
      colours: this.#terminal.colours,
    });
    this.#terminal.write(`\n${lines.join('\n')}\n\n`);
  }

  /** The last news, the final table, the sheets and the places. */
  #end(): void {
    this.#tell(this.#log.slice(Math.max(...this.#read)), 'table');
    this.#draw('table');
    this.#scores('table');
    this.#say('over');
    const { result, endings } = this.#sitting.sight('table');
    const order = (result?.places ?? []).map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place);
    const said = endings.map((remarks) => remarks.map((remark) => this.#speech.remark(remark)));
    // What holds for everybody is said once.
    const isCommon = said.length > 1 && new Set(said.map((lines) => lines.join('\n'))).size === 1;
    for (const { place, seat } of order) {
      const points = result?.scores[seat] ?? 0;
      this.#say('place', { place, side: this.#speech.side(seat), points });
      for (const line of isCommon ? [] : (said[seat] ?? [])) this.#terminal.write(`   ${line}\n`);
    }
    for (const line of isCommon ? (said[0] ?? []) : []) this.#terminal.write(`${line}\n`);
  }
}

import type { Eyes, GameRecord, Refusal, ViewerPart } from '@nightjar/kernel';
import type { Heard, Known, Picture, Recap } from '@nightjar/wire';
import { comeBack, type ReplaceCommand, replace, unfinishedOf } from './absence.ts';
import type { ActionResult, Command } from './act.ts';
import { type AnswerCommand, answer, why } from './answer.ts';
import { askedBot, botTurn, letBotsPlay } from './bots.ts';
import { type ConsentCommand, consent } from './consent.ts';
import type { Dues, MatchContext, MatchMoved } from './context.ts';
import { create, type MatchWish } from './create.ts';
import { cancel, type JoinWish, join, leaveGathering, matchByCode, ready } from './join.ts';
import { eventsSince, type Logged } from './log.ts';
import { notifyListeners } from './news.ts';
import { noSuchMatch, open } from './open.ts';
import { eyesOf, type Opened, seatOf, type Who } from './opened.ts';
import { factsOf, pictureOf, pictureParts, type SharedPicture, sharedPicture } from './picture.ts';
import { heardIn, recapSince, recapSinceMyTurn } from './recap.ts';
import { importRecord, recordOf } from './record.ts';
import { rematch } from './rematch.ts';
import { resign } from './resign.ts';
import { type SeatSetting, type Sitter, setSeat } from './seats.ts';
import { start } from './start.ts';
import { undo } from './undo.ts';

/** All matches of a server. Whatever a person may not do is thrown as a Trouble, and nothing has changed. */
export class Matches {
  readonly context: MatchContext;
  readonly #deaf: () => void;

  constructor(context: MatchContext) {
    this.context = context;
    // What another process moved is read when somebody looks; those who listen are told now.
    this.#deaf = context.store.onNotified((moved) => notifyListeners(context, moved));
  }

  open = (match: string): Promise<Opened> => open(this.context, match);

  create = (wish: MatchWish): Promise<Opened> => create(this.context, wish);
  byCode = (code: string): Promise<string | null> => matchByCode(this.context, code);
  join = (match: string, sitter: Sitter, wish?: JoinWish): Promise<ActionResult> =>
    join(this.context, match, sitter, wish);
  setSeat = (match: string, person: string, seat: number, setting: SeatSetting): Promise<ActionResult> =>
    setSeat(this.context, match, person, seat, setting);
  ready = (match: string, person: string, isReady = true): Promise<ActionResult> =>
    ready(this.context, match, person, isReady);
  start = (match: string, person: string): Promise<ActionResult> => start(this.context, match, person);
  cancel = (match: string, person: string): Promise<ActionResult> => cancel(this.context, match, person);

  answer = (match: string, who: Who, command: AnswerCommand): Promise<ActionResult> =>
    answer(this.context, match, who, command);
  why = (match: string, person: string, text: string): Promise<Refusal | null> =>
    why(this.context, match, person, text);
  undo = (match: string, who: Who, command: Command & { readonly seq: number }): Promise<ActionResult> =>
    undo(this.context, match, who, command);
  consent = (match: string, who: Who, command: ConsentCommand): Promise<ActionResult> =>
    consent(this.context, match, who, command);
  resign = (match: string, person: string, command: Command): Promise<ActionResult> =>
    resign(this.context, match, person, command);
  replace = (match: string, who: Who, command: ReplaceCommand): Promise<ActionResult> =>
    replace(this.context, match, who, command);
  comeBack = (match: string, person: string, command: Command): Promise<ActionResult> =>
    comeBack(this.context, match, person, command);
  rematch = (match: string, sitter: Sitter): Promise<Opened> => rematch(this.context, match, sitter);
  unfinishedOf = (person: string): Promise<string[]> => unfinishedOf(this.context, person);

  /** Before the start a seat becomes free; during play a bot stands in. */
  async leave(match: string, person: string, command: Command): Promise<ActionResult> {
    const { row } = await open(this.context, match);
    if (row.status === 'gathering') return leaveGathering(this.context, match, person);
    return replace(this.context, match, { person }, { ...command, reason: 'left' });
  }

  /** The bot that is asked now. */
  askedBot = askedBot;
  botTurn = (match: string, seq: number): Promise<ActionResult | null> => botTurn(this.context, match, seq);
  letBotsPlay = (match: string): Promise<Opened> => letBotsPlay(this.context, match);

  /** The match through a person's eyes; a match that is not for them is as good as none. */
  async look(match: string, person: string | null): Promise<{ readonly opened: Opened; readonly eyes: Eyes }> {
    const opened = await open(this.context, match);
    const eyes = eyesOf(opened, person);
    if (eyes === null) throw noSuchMatch();
    return { opened, eyes };
  }

  factsOf = (opened: Opened): Known => factsOf(opened);
  pictureOf = (opened: Opened, eyes: Eyes): Picture => pictureOf(opened, eyes);
  /** The same in two parts: what all viewers share, and what differs per viewer. */
  sharedPicture = (opened: Opened): SharedPicture => sharedPicture(opened);
  pictureParts = (opened: Opened, eyes: Eyes, shared: SharedPicture): readonly ViewerPart[] =>
    pictureParts(opened, eyes, shared);
  seatOf = (opened: Opened, person: string): number | null => seatOf(opened, { person })?.seat ?? null;

  /** The log after a `seq` as eyes perceive it. */
  recap = (opened: Opened, eyes: Eyes, since: number): Promise<Recap> => recapSince(this.context, opened, eyes, since);
  recapSinceMyTurn = (opened: Opened, seat: number): Promise<Recap> => recapSinceMyTurn(this.context, opened, seat);
  /** Events at hand, as `onMoved` gives them, through some eyes. */
  heardIn = (opened: Opened, events: readonly Logged[], eyes: Eyes): readonly Heard[] => heardIn(opened, events, eyes);

  recordOf = (opened: Opened): Promise<GameRecord> => recordOf(this.context, opened);
  importRecord = (host: Sitter, text: string): Promise<Opened> => importRecord(this.context, host, text);

  /** Hears of every match that moves, after whoever moved it was answered; gives back how to stop. It may miss some. */
  onMoved(listener: (moved: MatchMoved) => void): () => void {
    this.context.listeners.add(listener);
    return () => this.context.listeners.delete(listener);
  }

  /** From now on every append brings along what is due. */
  bring(dues: Dues): void {
    this.context.dues = dues;
  }

  /** The whole log, for the server itself. */
  log = (match: string, since = 0): ReturnType<typeof eventsSince> => eventsSince(this.context.store, match, since);

  /** Resolved when nothing is being written aside any more. */
  async close(): Promise<void> {
    this.#deaf();
    await this.context.openMatches.settled();
  }
}

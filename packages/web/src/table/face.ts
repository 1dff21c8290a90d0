import type { AnyGame, Asked, Eyes, GameEvent, Json, JsonObject, ScoreSheet } from '@nightjar/kernel';
import type { Lang, Offers, Seated, Speech } from '@nightjar/words';
import type { ComponentType, ReactNode } from 'react';
import type { Picked } from '../kit/deciding.ts';
import type { Fact } from '../play/source.ts';

/** What every part of a board is given. A part draws the view and offers the answers; it holds no rules. */
// biome-ignore lint/suspicious/noExplicitAny: the table only hands events on to the board of the game that told them.
// oxlint-disable-next-line typescript/no-explicit-any
export interface BoardProps<V extends Json = Json, E extends GameEvent = any> {
  readonly view: V;
  /** Whose knowledge the view is. */
  readonly eyes: Eyes;
  readonly decision: Asked | null;
  /** Texts of the legal answers; empty when these eyes are not asked. */
  readonly answers: readonly string[];
  /** The answer under pointer or focus, here or in the list of answers. */
  readonly preview: string | null;
  /** What was picked of an answer so far; empty at first and after every answer. */
  readonly picked: Picked;
  /** The answer that is armed: pressed once more, or by Enter or the gold button, it is given. */
  readonly chosen: string | null;
  readonly onPreview: (text: string | null) => void;
  /** Half of an answer was picked: the headline asks for the rest. */
  readonly onPick: (picked: Picked) => void;
  /**
   * Something was pressed that leads to these answers, and picks so much: the first is armed, or the one that is armed
   * already is given. Each must be one of `answers`, or begin with one and say on further lines what is answered after it.
   */
  readonly onAnswer: (to: readonly string[], picks?: Picked) => void;
  /** Gives an answer at once: for a button that says in words what it gives. */
  readonly onGive: (text: string) => void;
  /** Something else was tried: the table says why not, with the rule. */
  readonly onTry: (text: string) => void;
  /** What has just happened; the same array until something else happens. */
  readonly events: readonly Fact<E>[];
  readonly sheets: readonly ScoreSheet[];
  /** What each side has so far, without what counts only at the end; null where there is nothing to say. */
  readonly points: readonly (number | null)[];
  readonly speech: Speech<E>;
  readonly lang: Lang;
  /** Others look at this screen too: what is for these eyes alone lies behind a `Secret`. */
  readonly isVeiled?: boolean;
  /** One person among bots at one device: nobody else sees how long an answer takes. */
  readonly isAlone?: boolean;
}

/** How a side looks everywhere at the table: its colour is a name of `--seat-<colour>` in the tokens. */
export interface SideLook {
  readonly colour: string;
  readonly emblem: ReactNode;
  /** The side's own name for what it plays, such as its character. */
  readonly note: string;
  /** What that means, in a sentence. */
  readonly about?: string;
  /** True for an opponent that moves inside the rules and has no seat. */
  readonly opponent: boolean;
  /** What such an opponent is called. */
  readonly name?: string;
}

/** What a game's own way to choose is given. */
export interface OptionsProps {
  readonly lang: Lang;
  readonly offers: Offers;
  /** What the address says besides the game. */
  readonly query: URLSearchParams;
  /** Why no table can be made with the options as they are, in words. */
  readonly fault: string | null;
  /** What was chosen, and what that is called in the summary. */
  readonly onChange: (options: JsonObject, name: string) => void;
}

/** What a drawing of options is given, before there is a table. */
export interface PreviewProps {
  readonly lang: Lang;
  readonly options: JsonObject;
}

/** A game as it looks and speaks in the browser. `V` is the view its eyes see, `E` the events they are told. */
// biome-ignore lint/suspicious/noExplicitAny: the table only hands views on to the face of the game that made them.
// oxlint-disable-next-line typescript/no-explicit-any
export interface GameFace<V extends Json = any, E extends GameEvent = any> {
  readonly rules: AnyGame;
  /** About how many minutes it takes, by the number of people. */
  readonly minutes: readonly number[];
  /** Loads its words; everything below speaks once that is done. */
  readonly load: (lang: Lang) => Promise<void>;
  readonly speech: (lang: Lang, about: Seated & { readonly edition: string }) => Speech<E>;
  readonly offers: (lang: Lang) => Offers;
  /** What is asked after what was picked; null where the question itself still says it. */
  readonly step?: (board: BoardProps<V, E>) => string | null;
  /** What the gold button says, where the answer itself is too long for it. */
  readonly deed?: (board: BoardProps<V, E>, text: string) => string | null;
  /** It keeps what is secret behind press-and-hold, where several people share a screen. */
  readonly veils?: true;
  /** One look per side of the view, seats first; so many seats there are. */
  sides(view: V, lang: Lang, seats: number): readonly SideLook[];
  /** The drawing beside a line of the score sheet. */
  readonly category: (category: string) => ReactNode;
  /** Whether a line of the sheet counts at this table; every one does where this is left out. */
  readonly counts?: (category: string, view: V) => boolean;
  /** The drawing of what a fact is about, beside its line; null where the words are enough. */
  readonly picture?: (event: E, view: V) => ReactNode;
  /** In the middle, filling the place it is given without scrolling. */
  readonly Board: ComponentType<BoardProps<V, E>>;
  /** In the bar on top: where the game stands, as "Moonlight, phase 8". */
  readonly Stand: ComponentType<BoardProps<V, E>>;
  /** Under another side's name: what lies before it, compact. */
  readonly Others: ComponentType<BoardProps<V, E> & { readonly side: number }>;
  /** At the right of the board, on a phone below it: what else lies on the table, and the preview. */
  readonly Aside: ComponentType<BoardProps<V, E>>;
  /** Nearest to me: what I hold, the things to pick from first. */
  readonly Mine: ComponentType<BoardProps<V, E> & { readonly side: number }>;
  /** The drawer of goals and recipes. */
  readonly Goals: ComponentType<BoardProps<V, E>>;
  /** One or two lines about the preview, where no place for `Aside` is left. */
  readonly Glance: ComponentType<BoardProps<V, E> & { readonly text: string }>;
  /** Under the other sides, where there is room: what everybody takes from. */
  readonly Common?: ComponentType<BoardProps<V, E>>;
  /** The drawer of the log, where a list of sentences is not enough. */
  readonly Log?: ComponentType<BoardProps<V, E> & { readonly log: readonly Fact<E>[] }>;
  /** How a new table's mode and options are chosen, where names and fields are not enough. */
  readonly Options?: ComponentType<OptionsProps>;
  /** What options put on the table. */
  readonly Preview?: ComponentType<PreviewProps>;
}

import { GRADES } from '@nightjar/bots';
import type { Choice, JsonObject } from '@nightjar/kernel';
import type { MatchWish } from '@nightjar/wire';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { DailyDoor } from '../daily/daily-door.tsx';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { POSTERS } from '../faces/posters.ts';
import { useGameWords } from '../game-name.ts';
import { begin } from '../play/here.ts';
import { createOnline } from '../play/online.ts';
import { setSettings, useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';
import { useText } from '../text.ts';
import { EditionField } from './edition-field.tsx';
import { GamePicker } from './game-picker.tsx';
import { Modes } from './modes.tsx';
import css from './new-table.module.css';
import { OptionField } from './option-field.tsx';
import { usePage } from './page.ts';
import { Pills } from './pills.tsx';
import {
  CLOCKS,
  gradeIn,
  planFor,
  type SeatChoice,
  seatChoices,
  sittersOf,
  type TablePlan,
  TEMPOS,
  type Tempo,
} from './plan.ts';
import { Top } from './top.tsx';
import { useFace } from './use-face.ts';

/** Everything about a table before it begins, in plain words. */
export function NewTable(): ReactNode {
  const t = useText();
  const { game = 'nocturne' } = useParams();
  const gameWords = useGameWords();
  const face = useFace(game);
  usePage(t('new.title'), game);
  return (
    <div className="page">
      <Top />
      <main>
        <header className={css.head}>
          {POSTERS[game] !== undefined && <img src={POSTERS[game]} alt="" width="320" height="500" />}
          <div>
            <h1>{t('new.title')}</h1>
            <p className="quietly">{gameWords(game, 'line')}</p>
          </div>
        </header>
        <div className={css['new-table']}>
          <GamePicker game={game} />
        </div>
        {face !== null && <Form key={game} face={face} />}
      </main>
    </div>
  );
}

/** Options that a mode sets are chosen by the mode. */
const isOfModes = ({ rules }: GameFace, option: string): boolean =>
  rules.modes.some(({ options }) => Object.hasOwn(options, option));

function Form({ face }: { readonly face: GameFace }): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const { lang, name } = useSettings();
  const search = useSearch();
  const [plan, setPlan] = useState<TablePlan>(() => planFor(new URLSearchParams(search).get('with')));
  const [trouble, setTrouble] = useState<string | null>(null);
  /** What the game's own way to choose calls its choice. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** What was said of options that tables begin with. */
  const [settled, setSettled] = useState<JsonObject>({});
  /** A house edition by its name; null for the edition everybody has. */
  const [edition, setEdition] = useState<string | null>(null);
  const offers = face.offers(lang);
  const players = plan.seats.length;
  const modes = face.rules.modes.filter(({ seats }) => seats.includes(players));
  const mode = modes.find(({ id }) => id === plan.mode) ?? modes[0];
  const change = (changed: Partial<TablePlan>): void => setPlan((before) => ({ ...before, ...changed }));
  // Over days every question may cost a night: there nobody is asked without need.
  const usual: JsonObject | undefined = plan.tempo === 'days' ? {} : face.rules.atTables;
  const options = face.rules.options({
    ...usual,
    ...mode?.options,
    ...plan.options,
    ...settled,
    ...(edition === null ? {} : { edition }),
    players,
  });
  const fault = options.ok ? null : offers.fault(options.fault);
  const called = chosen ?? (mode === undefined ? '' : offers.mode(mode.id).name);

  const start = async (): Promise<void> => {
    setTrouble(fault);
    if (!options.ok) return;
    if (plan.tempo === 'here') {
      return go(begin({ game: face.rules, options: options.value, sitters: sittersOf(plan, name, lang) }));
    }
    const wanted: MatchWish = {
      game: face.rules.name,
      options: options.value as JsonObject,
      seats: [...plan.seats],
      pace: plan.pace,
      visibility: plan.isPublic ? 'public' : 'link',
    };
    const id = await createOnline(wanted);
    if (id === null) setTrouble(t('new.unreachable'));
    else go(`/table/${id}`);
  };

  return (
    <form
      className={css['new-table']}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <fieldset className="card">
        <legend>{t('new.pace')}</legend>
        <Pills
          name="pace"
          values={TEMPOS}
          value={plan.tempo}
          label={(tempo) => t(`new.pace.${tempo}`)}
          onChange={(tempo: Tempo) =>
            setPlan({ ...plan, tempo, pace: CLOCKS[tempo][0], seats: plan.seats.map((seat) => seatFor(seat, tempo)) })
          }
        />
        {plan.tempo !== 'here' && <Clocks plan={plan} change={change} />}
      </fieldset>
      <Seats plan={plan} most={Math.max(...face.rules.seats)} change={change} />
      {face.rules.daily !== undefined && <DailyDoor game={face.rules.name} />}
      {face.Options !== undefined && (
        <Suspense fallback={null}>
          <face.Options
            lang={lang}
            offers={offers}
            query={new URLSearchParams(search)}
            fault={fault}
            onChange={(wanted, what) => {
              setTrouble(null);
              setChosen(what);
              change({ options: wanted });
            }}
          />
        </Suspense>
      )}
      {face.Options !== undefined && usual !== undefined && (
        <details className="card">
          <summary>{t('new.options')}</summary>
          <div className={css.options}>
            {face.rules.choices
              .filter(({ id }) => Object.hasOwn(face.rules.atTables ?? {}, id))
              .map((choice) => (
                <OptionField
                  key={choice.id}
                  choice={{ ...choice, default: usual[choice.id] ?? choice.default } as Choice}
                  offers={offers}
                  value={settled[choice.id] ?? usual[choice.id] ?? choice.default}
                  onChange={(value) => setSettled({ ...settled, [choice.id]: value })}
                />
              ))}
          </div>
        </details>
      )}
      {face.Options === undefined && modes.length > 1 && (
        <Modes face={face} plan={plan} players={players} change={change} />
      )}
      {face.Options === undefined && (
        <details className="card">
          <summary>{t('new.options')}</summary>
          <div className={css.options}>
            {face.rules.choices
              .filter(({ id }) => !isOfModes(face, id))
              .map((choice) => (
                <OptionField
                  key={choice.id}
                  choice={choice}
                  offers={offers}
                  value={plan.options[choice.id] ?? choice.default}
                  onChange={(value) => change({ options: { ...plan.options, [choice.id]: value } })}
                />
              ))}
            <EditionField rules={face.rules} edition={edition} onChange={setEdition} />
          </div>
        </details>
      )}
      <footer className={css.begin}>
        <p aria-live="polite">
          {t('new.summary', {
            players: t('new.players', { n: players }),
            mode: called,
            minutes: face.minutes[players - 1] ?? face.minutes.at(-1) ?? 0,
          })}
        </p>
        {trouble !== null && (
          <p role="alert" className="trouble">
            <Glyph of={TABLE_GLYPHS.warn} /> {trouble}
          </p>
        )}
        <button type="submit" className="button" data-main="">
          <Glyph of={TABLE_GLYPHS.play} />
          {t(plan.tempo === 'here' ? 'new.start' : 'new.open')}
        </button>
      </footer>
    </form>
  );
}

/** How fast it is played on the server, and who may find it there. */
function Clocks({
  plan,
  change,
}: {
  readonly plan: TablePlan;
  readonly change: (changed: Partial<TablePlan>) => void;
}): ReactNode {
  const t = useText();
  return (
    <>
      <label className={css.more}>
        {t('new.clock')}
        <select value={plan.pace} onChange={({ target }) => change({ pace: target.value as TablePlan['pace'] })}>
          {CLOCKS[plan.tempo].map((pace) => (
            <option key={pace} value={pace}>
              {t(`paces.${pace}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        <input
          type="checkbox"
          checked={plan.isPublic}
          onChange={({ target }) => change({ isPublic: target.checked })}
        />
        {t('new.public')}
      </label>
    </>
  );
}

/** A seat keeps its sitter where the tempo allows it. */
const seatFor = (seat: SeatChoice, tempo: Tempo): SeatChoice =>
  seatChoices(tempo).includes(seat) || seat === 'me' ? seat : tempo === 'here' ? 'here' : 'open';

function Seats({
  plan,
  most,
  change,
}: {
  readonly plan: TablePlan;
  readonly most: number;
  readonly change: (changed: Partial<TablePlan>) => void;
}): ReactNode {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  const { seats, names, tempo } = plan;
  const set = (at: number, seat: SeatChoice): void =>
    change({ seats: seats.map((kept, i) => (i === at ? seat : kept)) });
  const rename = (at: number, called: string): void =>
    change({ names: seats.map((_, i) => (i === at ? called : (names[i] ?? ''))) });
  return (
    <fieldset className="card">
      <legend>{t('new.seats')}</legend>
      <ol className={css.seats}>
        {seats.map((seat, at) => (
          // A seat is its place at the table.
          <li key={at}>
            <span className="number" aria-hidden="true">
              {at + 1}
            </span>
            {seat === 'me' ? (
              <input
                aria-label={t('new.yourName')}
                placeholder={t('seat.you')}
                value={name}
                required={tempo !== 'here'}
                maxLength={24}
                autoComplete="nickname"
                onChange={({ target }) => setSettings({ name: target.value })}
              />
            ) : (
              <select
                aria-label={t('new.seat', { n: at + 1 })}
                value={seat}
                onChange={({ target }) => set(at, target.value as SeatChoice)}
              >
                {seatChoices(tempo).map((choice) => (
                  <option key={choice} value={choice}>
                    {seatWord(t, choice)}
                  </option>
                ))}
              </select>
            )}
            {seat === 'here' && (
              <input
                className={css.named}
                aria-label={t('new.seatName', { n: at + 1 })}
                placeholder={t('seat.guest', { n: at + 1 })}
                value={names[at] ?? ''}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) => rename(at, target.value)}
              />
            )}
            {seat !== 'me' && (
              <button
                type="button"
                className="icon-btn"
                aria-label={t('new.remove', { n: at + 1 })}
                onClick={() =>
                  change({ seats: seats.filter((_, i) => i !== at), names: names.filter((_, i) => i !== at) })
                }
              >
                <Glyph of={TABLE_GLYPHS.close} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="row">
        {seats.length < most && (
          <button
            type="button"
            className="button"
            onClick={() => change({ seats: [...seats, tempo === 'here' ? 'bot:steady' : 'open'] })}
          >
            <Glyph of={TABLE_GLYPHS.plus} />
            {t('new.add')}
          </button>
        )}
        {seats.length === 1 && <span className="quietly">{t('new.solo')}</span>}
      </p>
    </fieldset>
  );
}

function seatWord(t: ReturnType<typeof useText>, choice: SeatChoice): string {
  if (choice === 'me') return t('seat.you');
  if (choice === 'here') return t('new.friendHere');
  if (choice === 'open') return t('new.friendByLink');
  const grade = gradeIn(choice);
  return t('new.bot', { grade: GRADES.includes(grade) ? t(`grade.${grade}`) : grade });
}

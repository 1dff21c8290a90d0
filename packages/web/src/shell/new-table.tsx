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
import { useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';
import { useText } from '../text.ts';
import { EditionField } from './edition-field.tsx';
import { GamePicker } from './game-picker.tsx';
import { Modes } from './modes.tsx';
import { MoreOptions } from './more-options.tsx';
import css from './new-table.module.css';
import { PaceField } from './pace-field.tsx';
import { usePage } from './page.ts';
import { planFor, sittersOf, type TablePlan } from './plan.ts';
import { SeatsField } from './seats-field.tsx';
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
  /** The name of the choice that was made by the game's own means; null where there is none. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Changes to the options that tables of several begin with. */
  const [settled, setSettled] = useState<JsonObject>({});
  /** The name of a house edition; null for the edition everybody has. */
  const [edition, setEdition] = useState<string | null>(null);
  const offers = face.offers(lang);
  const { choices } = face.rules;
  const players = plan.seats.length;
  const modes = face.rules.modes.filter(({ seats }) => seats.includes(players));
  const mode = modes.find(({ id }) => id === plan.mode) ?? modes[0];
  const change = (changed: Partial<TablePlan>): void => setPlan((before) => ({ ...before, ...changed }));
  // Over days every question may cost a night: needless ones are not asked there.
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
      <PaceField plan={plan} change={change} />
      <SeatsField plan={plan} most={Math.max(...face.rules.seats)} change={change} />
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
        <MoreOptions
          choices={choices
            .filter(({ id }) => Object.hasOwn(face.rules.atTables ?? {}, id))
            .map((choice) => ({ ...choice, default: usual[choice.id] ?? choice.default }) as Choice)}
          offers={offers}
          valueOf={(choice) => settled[choice.id] ?? choice.default}
          onChange={(option, value) => setSettled({ ...settled, [option]: value })}
        />
      )}
      {face.Options === undefined && modes.length > 1 && (
        <Modes face={face} plan={plan} players={players} change={change} />
      )}
      {face.Options === undefined && (
        <MoreOptions
          choices={choices.filter(({ id }) => !isOfModes(face, id))}
          offers={offers}
          valueOf={(choice) => plan.options[choice.id] ?? choice.default}
          onChange={(option, value) => change({ options: { ...plan.options, [option]: value } })}
        >
          <EditionField rules={face.rules} edition={edition} onChange={setEdition} />
        </MoreOptions>
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

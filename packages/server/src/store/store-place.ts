import type { Engine, StoreSettings } from './store.ts';

type PlaceSettings = Pick<StoreSettings, 'databaseUrl' | 'dataFolder'>;

/** Where a store of each engine is. */
interface Places {
  readonly sqlite: { readonly engine: 'sqlite'; readonly dataFolder: string };
  readonly postgres: { readonly engine: 'postgres'; readonly databaseUrl: string };
}

/** The only place that reads from the settings which engine is wanted. */
const storePlaceOf = ({ databaseUrl, dataFolder }: PlaceSettings): Places[Engine] =>
  databaseUrl === null ? { engine: 'sqlite', dataFolder } : { engine: 'postgres', databaseUrl };

type PerEngine<Result> = { readonly [E in Engine]: (place: Places[E]) => Result };

/** Calls the function of the engine that the settings ask for. */
export const byEngine = <Result>(settings: PlaceSettings, functions: PerEngine<Result>): Result =>
  called(storePlaceOf(settings), functions);

const called = <E extends Engine, Result>(place: Places[E], functions: Pick<PerEngine<Result>, E>): Result =>
  functions[place.engine as E](place);

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { lookForMine } from './play/mine.ts';
import { Home } from './shell/home.tsx';

/** A page that is loaded when it is first opened. */
const part = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const NewTable = part(async () => (await import('./shell/new-table.tsx')).NewTable);
const Join = part(async () => (await import('./shell/join.tsx')).Join);
const Profile = part(async () => (await import('./shell/profile.tsx')).Profile);
const TablesPage = part(async () => (await import('./shell/tables-page.tsx')).TablesPage);
const SettingsPage = part(async () => (await import('./shell/settings-page.tsx')).SettingsPage);
const RulesPage = part(async () => (await import('./shell/rules-page.tsx')).RulesPage);
const LessonPage = part(async () => (await import('./lesson/lesson-page.tsx')).LessonPage);
const DailyPage = part(async () => (await import('./daily/daily-page.tsx')).DailyPage);
const LookPage = part(async () => (await import('./look/look-page.tsx')).LookPage);
const TablePage = part(async () => (await import('./table/table-page.tsx')).TablePage);

/** The routes; every one of them can be shared, reloaded and opened offline. */
export function App(): ReactNode {
  useMineHeard();
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new/:game" component={NewTable} />
        <Route path="/join/:code?" component={Join} />
        <Route path="/here/:id" component={TablePage} />
        <Route path="/table/:id" component={TablePage} />
        <Route path="/tables" component={TablesPage} />
        <Route path="/profile" component={Profile} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/rules/:game/:clause?" component={RulesPage} />
        <Route path="/learn/:game" component={LessonPage} />
        <Route path="/daily/:game" component={DailyPage} />
        <Route path="/look" component={LookPage} />
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** How often our tables are looked for, in milliseconds. */
const MINE_MS = 60_000;

/** Hears of our tables on every page, and when somebody comes back to one: the tab's title says how many wait. */
function useMineHeard(): void {
  const [place] = useLocation();
  useEffect(() => {
    const hear = (): void => {
      if (!document.hidden) void lookForMine();
    };
    hear();
    const timer = setInterval(hear, MINE_MS);
    document.addEventListener('visibilitychange', hear);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hear);
    };
  }, [place]);
}

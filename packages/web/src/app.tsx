import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Home } from './shell/home.tsx';

/** A page that is loaded when it is first opened. */
const part = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const NewTable = part(async () => (await import('./shell/new-table.tsx')).NewTable);
const Join = part(async () => (await import('./shell/join.tsx')).Join);
const Profile = part(async () => (await import('./shell/profile.tsx')).Profile);
const SettingsPage = part(async () => (await import('./shell/settings-page.tsx')).SettingsPage);
const RulesPage = part(async () => (await import('./shell/rules-page.tsx')).RulesPage);
const LessonPage = part(async () => (await import('./lesson/lesson-page.tsx')).LessonPage);
const LookPage = part(async () => (await import('./look/look-page.tsx')).LookPage);
const TablePage = part(async () => (await import('./table/table-page.tsx')).TablePage);

/** The routes; every one of them can be shared, reloaded and opened offline. */
export function App(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new/:game" component={NewTable} />
        <Route path="/join/:code?" component={Join} />
        <Route path="/here/:id" component={TablePage} />
        <Route path="/table/:id" component={TablePage} />
        <Route path="/profile" component={Profile} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/rules/:game/:clause?" component={RulesPage} />
        <Route path="/learn/:game" component={LessonPage} />
        <Route path="/look" component={LookPage} />
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  );
}

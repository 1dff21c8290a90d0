import type { Me } from '@nightjar/wire';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import {
  changePassword,
  deleteMe,
  deviceCode,
  enrol,
  everything,
  me,
  type Outcome,
  redeem,
  signIn,
  signOut,
} from '../play/account.ts';
import { useSettings } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { useText } from '../text.ts';
import css from './account.module.css';
import { SureButton } from './sure-button.tsx';
import { troubleKey } from './trouble.ts';

/** Who we are on the server, and everything one may do about it. Nobody needs any of it to play. */
export function Account(): ReactNode {
  const t = useText();
  const isKnown = useSettings((settings) => settings.isGuest);
  const [who, setWho] = useState<Me | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const look = (): void => void me().then(setWho);
  useEffect(look, [isKnown]);
  const after =
    (well: string | null) =>
    (said: Outcome): void => {
      setTold(said.ok ? well : t(troubleKey(said.code)));
      look();
    };
  const isAccount = who?.kind === 'account';
  return (
    <section className={`${css.account} card stack`}>
      <h2>{t('account.title')}</h2>
      <p className="quietly">
        {isAccount
          ? t('account.signedIn', { login: who.login ?? who.name })
          : who === null
            ? t('account.nobody')
            : t('account.guest', { name: who.name })}
      </p>
      {told !== null && <p role="status">{told}</p>}
      {!isAccount && (
        <>
          <Credentials
            title={t('account.make')}
            note={t('account.makeNote')}
            isNew
            onGo={(login, password) => void enrol(login, password).then(after(t('account.made')))}
          />
          <Credentials
            title={t('account.signIn')}
            note={t('account.signInNote')}
            onGo={(login, password) => void signIn(login, password).then(after(null))}
          />
        </>
      )}
      <Device isKnown={who !== null} onDone={after(t('account.moved'))} />
      {who !== null && <Own who={who} onDone={after} />}
    </section>
  );
}

/** A login and a password. */
function Credentials({
  title,
  note,
  isNew = false,
  onGo,
}: {
  readonly title: string;
  readonly note: string;
  readonly isNew?: boolean;
  readonly onGo: (login: string, password: string) => void;
}): ReactNode {
  const t = useText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <details>
      <summary>{title}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onGo(login, password);
        }}
      >
        <p className="quietly">{note}</p>
        <label>
          <span>{t('account.login')}</span>
          <input
            value={login}
            autoComplete="username"
            autoCapitalize="none"
            required
            onChange={({ target }) => setLogin(target.value)}
          />
        </label>
        <Password value={password} isNew={isNew} onChange={setPassword} />
        <p className="row">
          <button type="submit" className="button" data-main="">
            {title}
          </button>
        </p>
      </form>
    </details>
  );
}

function Password({
  value,
  isNew,
  onChange,
}: {
  readonly value: string;
  readonly isNew: boolean;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const t = useText();
  return (
    <label>
      <span>{t(isNew ? 'account.newPassword' : 'account.password')}</span>
      <input
        type="password"
        value={value}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 8 : 1}
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** From one device to another by a code that works once. */
function Device({
  isKnown,
  onDone,
}: {
  readonly isKnown: boolean;
  readonly onDone: (said: Outcome) => void;
}): ReactNode {
  const t = useText();
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const make = (): void =>
    void deviceCode().then((said) => {
      if (said.ok) setCode(said.body.code);
      else onDone(said);
    });
  const take = (event: FormEvent): void => {
    event.preventDefault();
    void redeem(typed).then(onDone);
  };
  return (
    <details>
      <summary>{t('device.title')}</summary>
      <div className="stack">
        {isKnown && (
          <p className="row">
            <button type="button" className="button" onClick={make}>
              <Glyph of={TABLE_GLYPHS.link} />
              {t('device.make')}
            </button>
            {code !== null && (
              <span role="status">
                <b className={`number ${css.code}`}>{code}</b> {t('device.note')}
              </span>
            )}
          </p>
        )}
        <form className="row" onSubmit={take}>
          <input
            aria-label={t('device.code')}
            placeholder={t('device.code')}
            value={typed}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            required
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            {t('device.go')}
          </button>
        </form>
      </div>
    </details>
  );
}

/** Password, sign-out, export and farewell. */
function Own({
  who,
  onDone,
}: {
  readonly who: Me;
  readonly onDone: (well: string | null) => (said: Outcome) => void;
}): ReactNode {
  const t = useText();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const isAccount = who.kind === 'account';
  const save = (): void =>
    void everything().then((said) => {
      if (said.ok) saveFile('nightjar-export.json', JSON.stringify(said.body, null, 2));
      onDone(null)(said);
    });
  return (
    <>
      <p className="row">
        <button type="button" className="button" onClick={save}>
          {t('account.export')}
        </button>
        {isAccount && (
          <>
            <button type="button" className="button" onClick={() => void signOut(false).then(onDone(null))}>
              {t('account.signOut')}
            </button>
            <button type="button" className="button" onClick={() => void signOut(true).then(onDone(null))}>
              {t('account.signOutAll')}
            </button>
          </>
        )}
      </p>
      {isAccount && (
        <details>
          <summary>{t('account.changePassword')}</summary>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void changePassword(password, next).then(onDone(t('account.changed')));
            }}
          >
            <Password value={password} isNew={false} onChange={setPassword} />
            <Password value={next} isNew onChange={setNext} />
            <p className="row">
              <button type="submit" className="button">
                {t('account.changePassword')}
              </button>
            </p>
          </form>
        </details>
      )}
      <details>
        <summary>{t('account.delete')}</summary>
        <div className="stack">
          <p className="quietly">{t('account.deleteNote')}</p>
          {isAccount && <Password value={password} isNew={false} onChange={setPassword} />}
          <p className="row">
            <SureButton
              label={t('account.delete')}
              sure={t('account.deleteSure')}
              onSure={() => void deleteMe(isAccount ? password : '').then(onDone(t('account.deleted')))}
            />
          </p>
        </div>
      </details>
    </>
  );
}

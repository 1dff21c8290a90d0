import type { ChannelKind, Subscription } from '@nightjar/wire';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Outcome } from '../play/account.ts';
import { canPush, confirm, subscribe, subscribePush, subscriptions, unsubscribe } from '../play/subscriptions.ts';
import { useText } from '../text.ts';
import { troubleKey } from './trouble.ts';

/** The channels by which the server tells us that it is our move: this browser, a mail address, or another program. */
export function Notify(): ReactNode {
  const t = useText();
  const [ways, setWays] = useState<readonly Subscription[] | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const read = (): void => void subscriptions().then(setWays);
  useEffect(read, []);
  const after = (said: Outcome, good: string | null = null): void => {
    setTold(said.ok ? good : t(troubleKey(said.code)));
    read();
  };
  if (ways === null) return null;
  return (
    <section className="card stack notify">
      <h2>{t('notify.title')}</h2>
      <p className="quietly">{t('notify.note')}</p>
      {ways.length > 0 && (
        <ul className="history">
          {ways.map((way) => (
            <Way key={way.id} way={way} after={after} />
          ))}
        </ul>
      )}
      {Object.entries(FORMS).map(([kind, Form]) => (
        <Form key={kind} ways={ways} after={after} />
      ))}
      {told !== null && (
        <p role="status" className="quietly">
          {told}
        </p>
      )}
    </section>
  );
}

interface FormProps {
  readonly ways: readonly Subscription[];
  /** Tells the outcome; `good` is told where it succeeded. */
  readonly after: (said: Outcome, good?: string | null) => void;
}

/** How a person adds a channel of each kind, in the order of the page. */
const FORMS = { push: PushForm, mail: MailForm, webhook: WebhookForm } satisfies Record<
  ChannelKind,
  ComponentType<FormProps>
>;

function PushForm({ ways, after }: FormProps): ReactNode {
  const t = useText();
  const isOn = ways.some(({ kind }) => kind === 'push');
  const why = isOn ? 'notify.pushOn' : canPush() ? null : 'notify.pushNot';
  return (
    <p className="row">
      <button
        type="button"
        className="button"
        disabled={why !== null}
        aria-describedby={why === null ? undefined : 'push-why'}
        onClick={() => void subscribePush().then((said) => after(said))}
      >
        <Glyph of={TABLE_GLYPHS.bell} />
        {t('notify.push')}
      </button>
      {why !== null && (
        <small id="push-why" className="quietly">
          {t(why)}
        </small>
      )}
    </p>
  );
}

function MailForm({ after }: FormProps): ReactNode {
  const t = useText();
  return (
    <Field
      type="email"
      label={t('notify.mail')}
      onGive={(address) => void subscribe({ kind: 'mail', address }).then((said) => after(said, t('notify.mailSent')))}
    />
  );
}

function WebhookForm({ after }: FormProps): ReactNode {
  const t = useText();
  return (
    <details>
      <summary>{t('notify.more')}</summary>
      <Field
        type="url"
        label={t('notify.webhook')}
        onGive={(url) =>
          void subscribe({ kind: 'webhook', url }).then((said) =>
            after(said, said.ok ? t('notify.secret', { secret: said.body.secret ?? '' }) : null),
          )
        }
      />
    </details>
  );
}

function Way({ way, after }: { readonly way: Subscription; readonly after: (said: Outcome) => void }): ReactNode {
  const t = useText();
  const { id, kind, target, isConfirmed } = way;
  return (
    <li>
      <b>{t('notify.way', { kind: t(`notify.kind.${kind}`), target })}</b>
      {!isConfirmed && (
        <Field type="text" label={t('notify.code')} onGive={(code) => void confirm(id, code).then(after)} />
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={t('notify.remove', { target })}
        onClick={() => void unsubscribe(id).then(after)}
      >
        <Glyph of={TABLE_GLYPHS.trash} />
      </button>
    </li>
  );
}

/** One line to fill in, and to send. */
function Field({
  type,
  label,
  onGive,
}: {
  readonly type: 'email' | 'url' | 'text';
  readonly label: string;
  readonly onGive: (text: string) => void;
}): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    onGive(text);
    setText('');
  };
  return (
    <form className="row" onSubmit={give}>
      <label>
        <span>{label}</span>
        <input type={type} required value={text} maxLength={254} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="button">
        {t('notify.add')}
      </button>
    </form>
  );
}

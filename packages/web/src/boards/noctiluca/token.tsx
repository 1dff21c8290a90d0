import { JAR_COLOURS, type TokenView } from '@nightjar/noctiluca';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { piece } from '../../kit/piece.ts';
import type { Part } from './part.ts';

/** A point token: the colour has a cut of its own, round, square or six-sided. */
export const Token = ({
  colour,
  value,
  isLying,
}: {
  readonly colour: string;
  readonly value: number | string;
  /** Whether this is where it lies. */
  readonly isLying?: boolean;
}): ReactNode => (
  <span
    {...(isLying && typeof value === 'number' ? piece(`token-${colour}-${value}`) : {})}
    className="noctiluca-token number"
    data-j={colour}
    aria-hidden="true"
  >
    {value}
  </span>
);

/** A player's tokens, by colour. */
export function Tokens({
  tokens,
  label,
}: {
  readonly tokens: readonly TokenView[];
  readonly label: string;
}): ReactNode {
  if (tokens.length === 0) return null;
  return (
    <p className="noctiluca-tokens">
      <span className="visually-hidden">{label}</span>
      {JAR_COLOURS.flatMap((colour) => tokens.filter((token) => token.colour === colour)).map(
        ({ colour, value }, i) => (
          <Token key={`${colour} ${i}`} colour={colour} value={value} isLying />
        ),
      )}
    </p>
  );
}

/** Tokens in words. */
export const tokenList = ({ t, name, lang }: Part, tokens: readonly TokenView[]): string =>
  tokens.length === 0
    ? t('noTokens')
    : listed(
        tokens.map(({ colour, value }) => t('tokenOf', { colour: name(colour), value })),
        lang,
      );

/** How many tokens of each colour a player has. */
export const countsOf = (tokens: readonly TokenView[]): number[] =>
  JAR_COLOURS.map((colour) => tokens.filter((token) => token.colour === colour).length);

import { useEffect } from 'react';
import { useMine } from '../play/mine.ts';

/** What stands on the tab: how many tables wait for us, the page, and where it is. */
export const titleOf = (title: string, waiting: number): string =>
  `${waiting > 0 ? `(${waiting}) ` : ''}${title === 'Nightjar' ? title : `${title} · Nightjar`}`;

/** Names the page and sets its night. */
export function usePage(title: string, game = 'nocturne'): void {
  const waiting = useMine(({ tables }) => tables.filter(({ isMine }) => isMine).length);
  useEffect(() => {
    document.title = titleOf(title, waiting);
    document.documentElement.dataset['game'] = game;
  }, [title, game, waiting]);
}

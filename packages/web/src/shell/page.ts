import { useEffect } from 'react';

/** Names the page, sets its night, and puts the reading position at its top when it opens. */
export function usePage(title: string, game = 'nocturne'): void {
  useEffect(() => {
    document.title = title === 'Nightjar' ? title : `${title} · Nightjar`;
    document.documentElement.dataset['game'] = game;
  }, [title, game]);
}

import { useEffect } from 'react';
import type { Scene } from '../play/source.ts';
import { useSettings } from '../settings.ts';

let speaker: AudioContext | null = null;

/** One soft note. */
function note(hertz: number, atMs: number): void {
  speaker ??= new AudioContext();
  const start = speaker.currentTime + atMs / 1000;
  const tone = speaker.createOscillator();
  const loud = speaker.createGain();
  tone.frequency.value = hertz;
  tone.type = 'sine';
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.08, start + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(loud).connect(speaker.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

/** A sound when a tile is won and when we are asked, where the settings say so. */
export function useSound({ seq, fresh, answers }: Scene): void {
  const sound = useSettings((settings) => settings.sound);
  useEffect(() => {
    if (sound === 'off') return;
    if (fresh.some(({ event }) => event.type === 'won')) [523, 659].forEach((hertz, i) => note(hertz, i * 90));
    else if (answers.length > 0) note(440, 0);
  }, [seq]);
}

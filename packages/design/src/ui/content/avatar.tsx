import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

const tones = ['green', 'blue', 'amber', 'violet', 'grey'] as const;

function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** Gives the same person the same colour everywhere. */
function toneOf(name: string): (typeof tones)[number] {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return tones[sum % tones.length] ?? 'grey';
}

export interface AvatarProps {
  name: string;
  isLarge?: boolean;
}

export function Avatar({ name, isLarge = false }: AvatarProps) {
  const className = classNames(styles.avatar, styles[toneOf(name)], isLarge && styles.large);
  return (
    <span className={className} title={name} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

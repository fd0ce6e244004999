import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Kbd } from '@portal/design/ui/content/kbd.tsx';

const IS_MAC = navigator.platform.startsWith('Mac');

const named: ReadonlyMap<string, TextKey> = new Map([
  ['arrows', 'console.keys.arrows'],
  ['escape', 'console.keys.escape'],
  ['enter', 'console.keys.enter'],
  ['shift', 'console.keys.shift'],
  ['space', 'console.keys.space'],
  ['ctrl', IS_MAC ? 'console.keys.command' : 'console.keys.control'],
]);

/** Key caps of a binding: both `g a` and `shift+x` have two. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useText();
  return keys.split(/[ +]/u).map((key, index) => {
    const name = named.get(key);
    return <Kbd key={index}>{name ? t(name) : key.toUpperCase()}</Kbd>;
  });
}

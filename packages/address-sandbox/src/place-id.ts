import type { Language, Place } from './places.ts';
import { streets } from './streets.ts';

const idForm = /^CAN\|PR\|X(\d+)(?:-(\d+))?(?:-(\w+))?\|([EF])\|0\|0$/u;
const letters = { en: 'E', fr: 'F' } as const;

/** An id in the vendor's form, such as `CAN|PR|X3-4517|F|0|0`. */
export function toId({ street, civicNumber, unit }: Place, language: Language): string {
  const parts = [streets.indexOf(street), civicNumber, unit].filter((part) => part !== undefined);
  return `CAN|PR|X${parts.join('-')}|${letters[language]}|0|0`;
}

export function findById(id: string): Place | undefined {
  const [, index, number, unit] = idForm.exec(id) ?? [];
  const street = index === undefined ? undefined : streets[Number(index)];
  if (!street) return undefined;
  return {
    street,
    ...(number === undefined ? {} : { civicNumber: Number(number) }),
    ...(unit === undefined ? {} : { unit }),
  };
}

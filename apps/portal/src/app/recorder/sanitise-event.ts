import { readUrl } from '@portal/contract/read-url';
import { maskText } from './masking.ts';

/** An event as rrweb writes it; rrweb's own types are no more specific where it matters. */
export interface RecordedEvent {
  type: number;
  data: unknown;
  timestamp: number;
}

const kinds = { fullSnapshot: 2, change: 3, page: 4 } as const;
/** Recorded changes: DOM, pointer, scrolling, size, fields and touch. Others are dropped. */
const recordedSources: ReadonlySet<unknown> = new Set([0, 1, 2, 3, 4, 5, 6]);
const DOM_CHANGE = 0;

/** Recorded attributes: appearance and state, never text. */
const allowedAttributes: ReadonlySet<string> = new Set([
  ...['class', 'style', 'id', 'for', 'type', 'name', 'role', 'tabindex', 'lang', 'dir', 'hidden', 'open', 'disabled'],
  ...['checked', 'selected', 'rel', 'media', 'width', 'height', 'viewBox', 'd', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['x1', 'x2', 'y1', 'y2', 'points', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'xmlns'],
  ...['aria-hidden', 'aria-expanded', 'aria-invalid', 'aria-disabled', 'aria-current', 'aria-checked', 'aria-selected'],
  ...['data-tone', '_cssText', 'rr_width', 'rr_height', 'rr_scrollTop', 'rr_scrollLeft', 'rr_open_mode'],
]);
/** `maskValue` has already masked the values of these elements; in other elements, a value is text. */
const fields: ReadonlySet<unknown> = new Set(['input', 'select', 'textarea', 'option']);

type Parts = Record<string, unknown>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** Removes everything that could identify a person; undefined if nothing remains. */
export function sanitiseEvent(event: RecordedEvent, ownTexts: ReadonlySet<string>): RecordedEvent | undefined {
  const { type, data, timestamp } = event;
  if (!isParts(data)) return undefined;
  if (type === kinds.page) {
    const { width, height } = data;
    return { type, timestamp, data: { href: pathOf(data.href), width, height } };
  }
  if (type === kinds.fullSnapshot) return { type, timestamp, data: { ...data, node: cleanNode(data.node, ownTexts) } };

  if (type !== kinds.change || !recordedSources.has(data.source)) return undefined;
  return { type, timestamp, data: data.source === DOM_CHANGE ? cleanChange(data, ownTexts) : data };
}

function pathOf(href: unknown): string {
  return (typeof href === 'string' ? readUrl(href)?.pathname : undefined) ?? '';
}

function cleanChange(data: Parts, ownTexts: ReadonlySet<string>): Parts {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isParts) : []);
  return {
    source: DOM_CHANGE,
    removes: data.removes,
    adds: list(data.adds).map((add) => ({ ...add, node: cleanNode(add.node, ownTexts) })),
    texts: list(data.texts).map((text) => ({ id: text.id, value: cleanText(text.value, ownTexts) })),
    // A changed `value` attribute is dropped: the field's own event has it masked, and here it may be half typed.
    attributes: list(data.attributes).map(({ id, attributes }) => ({ id, attributes: cleanAttributes(attributes) })),
  };
}

function cleanNode(node: unknown, ownTexts: ReadonlySet<string>, isStyle = false): unknown {
  if (!isParts(node)) return node;
  const { childNodes, attributes, textContent, ...rest } = node;
  const isStyleElement = node.tagName === 'style';
  return {
    ...rest,
    ...(attributes !== undefined && { attributes: cleanAttributes(attributes, node.tagName) }),
    ...(textContent !== undefined && { textContent: isStyle ? textContent : cleanText(textContent, ownTexts) }),
    ...(Array.isArray(childNodes) && {
      childNodes: childNodes.map((child) => cleanNode(child, ownTexts, isStyleElement)),
    }),
  };
}

function cleanAttributes(attributes: unknown, tagName?: unknown): Parts {
  if (!isParts(attributes)) return {};
  const isAllowed = (name: string) => allowedAttributes.has(name) || (name === 'value' && fields.has(tagName));
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isAllowed(name)));
}

function cleanText(text: unknown, ownTexts: ReadonlySet<string>): unknown {
  return typeof text === 'string' ? maskText(text, ownTexts) : text;
}

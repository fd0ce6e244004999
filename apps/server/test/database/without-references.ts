export function withoutReferences<Document extends object>(document: Document): Document {
  const expand = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(expand);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...beside } = node as Record<string, unknown>;
    const target = typeof $ref === 'string' ? expand(targetOf(document, $ref)) : {};
    return {
      ...(target as object),
      ...Object.fromEntries(Object.entries(beside).map(([key, part]) => [key, expand(part)])),
    };
  };
  return expand(document) as Document;
}

function targetOf(document: object, reference: string): unknown {
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new RangeError(`Nothing is at ${reference}`);
  return found;
}

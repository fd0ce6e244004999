// Sends the call that a form describes, with the typed key, which is stored nowhere but in this page.
const keyField = document.querySelector('#key');

function urlOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const field of form.querySelectorAll('input[data-in]')) {
    if (field.dataset.in === 'path') path = path.replace(`{${field.name}}`, () => encodeURIComponent(field.value));
    if (field.dataset.in === 'query' && field.value !== '') query.set(field.name, field.value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function headersOf(form) {
  const headers = new Headers({ authorization: `Bearer ${keyField.value.trim()}` });
  for (const field of form.querySelectorAll('input[data-in="header"]'))
    if (field.value !== '') headers.set(field.name, field.value);

  return headers;
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const output = form.querySelector('output');
  const body = form.querySelector('textarea');
  const headers = headersOf(form);
  if (body) headers.set('content-type', 'application/json');
  output.textContent = '…';
  try {
    const answer = await fetch(urlOf(form), {
      method: form.dataset.method.toUpperCase(),
      headers,
      ...(body ? { body: body.value } : {}),
      credentials: 'omit',
    });
    const type = answer.headers.get('content-type') ?? '';
    const text = /json|text/u.test(type)
      ? readable(await answer.text())
      : `${type} ${(await answer.blob()).size} bytes`;
    output.textContent = `${answer.status} ${answer.statusText}\n${text}`;
  } catch (error) {
    output.textContent = String(error);
  }
}

for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

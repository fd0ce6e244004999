// Notifies the host of events, and improves pages that also work without it.
const POLL_MS = 500;
const { list, asText } = JSON.parse(document.getElementById('messages').textContent);

/** Sends to any page that frames the widget, like the provider's: the host checks the origin. */
function tell(message) {
  if (window.parent === window) return;
  window.parent.postMessage(asText ? JSON.stringify(message) : message, '*');
}

for (const message of list) tell(message);
document.querySelector('h1[data-focus]')?.focus();

for (const button of document.querySelectorAll('[data-fill]')) {
  button.addEventListener('click', () => {
    document.getElementById('username').value = button.dataset.fill;
    const password = document.getElementById('password');
    password.value = button.dataset.password;
    password.focus();
  });
}

const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const search = document.querySelector('[data-search]');
search?.addEventListener('input', () => {
  const wanted = plain(search.value);
  let count = 0;
  for (const bank of document.querySelectorAll('.banks li')) {
    bank.hidden = !plain(bank.textContent).includes(wanted);
    if (!bank.hidden) count += 1;
  }
  document.getElementById('no-bank').hidden = count > 0;
});

const popUp = document.querySelector('[data-pop-up]');
popUp?.addEventListener('click', (event) => {
  event.preventDefault();
  const opened = window.open(popUp.href, 'bank', 'width=520,height=720');
  document.getElementById('blocked').hidden = opened !== null;
  document.getElementById('waiting').hidden = opened === null;
  tell({ step: opened === null ? 'POPUP_BLOCKED' : 'POPUP_OPENED' });
  if (opened !== null) void waitForBank(popUp.dataset.popUp);
});

async function waitForBank(path) {
  for (;;) {
    const { done } = await (await fetch(path)).json();
    if (done) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  document.getElementById('finish').requestSubmit();
}

if (document.querySelector('[data-close-window]')) window.close();

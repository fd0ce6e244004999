interface Moment {
  /** Absent if the browser itself shows the prompt (FedCM). */
  isNotDisplayed?: () => boolean;
  isSkippedMoment: () => boolean;
}

/** The part of Google Identity Services that we use (developers.google.com/identity/gsi/web/reference). */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    use_fedcm_for_prompt: boolean;
    callback: (answer: { credential: string }) => void;
  }) => void;
  prompt: (onMoment: (moment: Moment) => void) => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

let hasAsked = false;

export function loadGoogleScript(url: string): void {
  if (hasAsked) return;
  hasAsked = true;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

export function findGoogle(): GoogleIdentity | undefined {
  return window.google?.accounts?.id;
}

interface SignIn {
  clientId: string;
  url: string;
  /**
   * Called if Google's prompt cannot appear: the person is not logged in to Google, or the browser does not allow it.
   */
  onUnable: () => void;
}

/** Shows Google's prompt on this page, and posts the token to the redirect address of Google's own page. */
export function promptInPage(google: GoogleIdentity, { clientId, url, onUnable }: SignIn): void {
  const query = new URL(url).searchParams;
  google.initialize({
    client_id: clientId,
    nonce: query.get('nonce') ?? '',
    use_fedcm_for_prompt: true,
    callback: ({ credential }) =>
      postForm(query.get('redirect_uri') ?? '', { state: query.get('state') ?? '', id_token: credential }),
  });
  google.prompt((moment) => {
    if (moment.isNotDisplayed?.() || moment.isSkippedMoment()) onUnable();
  });
}

function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

// The provider's script as a page loads it: grecaptcha with explicit render and execute. It asks the stand-in for a
// token, hands it to the page's callback, and tells when the token has expired.
(() => {
  const script = document.currentScript;
  const { origin, searchParams } = new URL(script.src);
  const TOKEN_MS = 120_000;
  const widgets = [];

  async function execute(id = 0) {
    const { options } = widgets[id];
    try {
      const answer = await fetch(`${origin}/recaptcha/token`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sitekey: options.sitekey }),
      });
      if (!answer.ok) throw new Error(`the bot check answered ${answer.status}`);
      const { token } = await answer.json();
      widgets[id].response = token;
      setTimeout(() => {
        if (widgets[id].response !== token) return;
        widgets[id].response = '';
        options['expired-callback']?.();
      }, TOKEN_MS);
      options.callback?.(token);
    } catch {
      options['error-callback']?.();
    }
  }

  window.grecaptcha = {
    ready: (callback) => callback(),
    render(_container, options) {
      widgets.push({ options, response: '' });
      return widgets.length - 1;
    },
    execute: (id) => void execute(id),
    reset(id = 0) {
      widgets[id].response = '';
    },
    getResponse: (id = 0) => widgets[id].response,
  };
  window[searchParams.get('onload')]?.();
})();

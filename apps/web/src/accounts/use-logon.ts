import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../client/api.tsx';
import { type Area, SESSIONS } from '../session/session-end.ts';
import { safeReturnTo } from '../site/paths.ts';
import { useSite } from '../site/site.tsx';

/** Text that is typed, the number in the digits that are sent. */
export interface Login {
  readonly no: string;
  readonly mem_password: string;
  readonly remember: boolean;
}

/** Means that signing in works with. */
export interface SignInContext {
  readonly site: SiteConfig;
  readonly api: Client;
  /** Shows a dialogue over the page, or takes it away. */
  readonly setDialog: (dialog: ReactNode) => void;
  /** Leads to the page that was asked for. */
  readonly enter: () => void | Promise<void>;
}

/** Rules of signing in, of members or agencies. */
export interface SignIn {
  /** Loads early what the call will need. */
  readonly warm?: (site: SiteConfig) => void;
  /** Resolves to the words of a refusal, or to nothing where there is none. */
  readonly signIn: (context: SignInContext, login: Login) => Promise<string | undefined>;
}

/**
 * Signing in, and on to the page that was asked for; who is signed in when the page opens is led there at once.
 * @param load the rules, which nobody needs before the first field is entered
 * @param home where to go if nothing was asked for
 */
export function useLogon(area: Area, load: () => Promise<SignIn>, home: string) {
  const site = useSite();
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [dialog, setDialog] = useState<ReactNode>();
  const next = safeReturnTo(params.get('returnTo'), home);
  const isWarm = useRef(false);
  const enter = () => navigate(next, { replace: true });
  useEffect(() => {
    if (SESSIONS[area].session.get()) void enter();
  }, []);
  return {
    dialog,
    /** Path of the page that follows. */
    next: next.split(/[?#]/, 1)[0] ?? home,
    warm() {
      if (isWarm.current) return;
      isWarm.current = true;
      // Its answer sets the token against forged calls, which the first call of the form would wait for.
      api('infoMenuShow', {}).catch(() => undefined);
      load().then(
        ({ warm }) => warm?.(site),
        () => {
          isWarm.current = false;
        },
      );
    },
    signIn: async (login: Login) => (await load()).signIn({ site, api, setDialog, enter }, login),
  };
}

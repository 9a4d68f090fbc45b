import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from './api.tsx';
import { queryClient } from './feed.tsx';
import { notify } from './notify.ts';
import { paths } from './paths.ts';
import { memberSession } from './session.ts';

/** Signs the member out: tells the server, shows its message if it has one, forgets everything here whatever it says. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { message } = await api('memberAuthLogout', {}).catch(() => ({ message: undefined }));
    memberSession.clear();
    queryClient.clear();
    if (message) notify.success(message);
    await navigate(paths.member.logon, { replace: true });
  }, [api, navigate]);
}

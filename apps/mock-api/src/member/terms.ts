import { type HandlersOf, subjectOf } from '../http/handler.ts';
import { personaOf } from '../world/personas.ts';

export const memberTermsHandlers: HandlersOf<'memberTermsShow'> = {
  memberTermsShow(call) {
    const accepted = personaOf(Number(subjectOf(call)))?.termsAccepted !== false;
    return { rc_code: accepted ? '1' : '0' };
  },
};

import { LayoutMember } from '../../frame/member/layout-member.tsx';
import { ConfirmPrompt } from '../../requests/confirmation/confirm-prompt.tsx';

export { loader } from '../../frame/member/layout-member.tsx';

/** The layout of the member area with the prompt to confirm balances. */
export const Component = () => <LayoutMember prompt={<ConfirmPrompt />} />;

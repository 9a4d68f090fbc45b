import { PluginKind } from '@stryker-mutator/api/plugin';

/** The sentence of an error is for whoever wrote the mistake; tests hold that it is thrown. */
const messages = {
  shouldIgnore({ node, parentPath }) {
    const thrown = parentPath?.node;
    return thrown?.type === 'NewExpression' &&
      /Error$/.test(thrown.callee.name) &&
      node !== thrown.callee
      ? 'the sentence of an error'
      : undefined;
  },
};

export const strykerPlugins = [{ kind: PluginKind.Ignore, name: 'messages', value: messages }];

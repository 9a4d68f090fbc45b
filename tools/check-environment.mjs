// Checks the environment of the whole product before anything of it is started.
import { readEnvironment as readMock } from '../apps/mock-api/src/environment/environment.ts';
import { readEnvironment as readWeb } from '../apps/web/server/environment.ts';

function sentencesOf(read, env) {
  try {
    read(env);
    return [];
  } catch (error) {
    if (!error.sentences) throw error;
    return error.sentences;
  }
}

const isPort = (text) => /^\d{4,5}$/.test(text) && Number(text) >= 1024 && Number(text) <= 65_535;

/** Tells of a folder in whose name a sign begins another part of an address: nothing below it is found by the build. */
export const folderSentences = (folder) =>
  ['#', '?']
    .filter((sign) => folder.includes(sign))
    .map(
      (sign) => `The folder's name must have no ${sign}; rename it or move the project: ${folder}`,
    );

/**
 * Reads the environment of `npm start` and `npm run dev`. Returns the ports of both servers, and a sentence for each
 * wrong variable, with its value and the allowed ones. Empty variables are absent ones.
 */
export function checkEnvironment(source) {
  const webName = source.WEB_PORT || !source.PORT ? 'WEB_PORT' : 'PORT';
  const webPort = source[webName] || '3000';
  const apiPort = source.API_PORT || '4000';
  const sentences = [];
  for (const [name, port] of [
    [webName, webPort],
    ['API_PORT', apiPort],
  ]) {
    if (!isPort(port)) sentences.push(`${name} must be a number from 1024 to 65535, not ${port}`);
  }
  if (webPort === apiPort) {
    sentences.push(`${webName} and API_PORT must be two different numbers, not both ${webPort}`);
  }
  const { API_PORT: _, BACKEND_URL: backend, ...rest } = source;
  sentences.push(...sentencesOf(readMock, { ...rest, BACKEND_URL: backend }));
  // The web's ports are checked above; its backend is the mock.
  const { WEB_PORT: _web, PORT: _port, ...web } = rest;
  sentences.push(...sentencesOf(readWeb, { ...web, BACKEND_URL: 'http://127.0.0.1:4000' }));
  return { webPort: Number(webPort), apiPort: Number(apiPort), sentences: [...new Set(sentences)] };
}

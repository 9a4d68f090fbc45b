export function checkEnvironment(source: Readonly<Record<string, string | undefined>>): {
  webPort: number;
  apiPort: number;
  sentences: readonly string[];
};

export function folderSentences(folder: string): string[];

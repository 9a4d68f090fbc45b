/** The part of the viewer that is used; it has no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Request {
    readonly method: string;
    readonly headers: Record<string, string>;
  }
  interface Options {
    readonly dom_id: string;
    readonly spec: object;
    readonly deepLinking: boolean;
    readonly docExpansion: 'none' | 'list' | 'full';
    readonly filter: boolean;
    readonly tryItOutEnabled: boolean;
    readonly validatorUrl: null;
    requestInterceptor(request: Request): Request;
    onComplete(): void;
  }
  interface Viewer {
    readonly layoutActions: { show(what: readonly string[], isShown: boolean): void };
  }
  export default function SwaggerUI(options: Options): Viewer;
}

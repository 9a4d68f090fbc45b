import { readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const text = readFileSync(new URL('../kubernetes/portal.yaml', import.meta.url), 'utf8');
const objects = parseAllDocuments(text).map((allDocument) => allDocument.toJS());
const of = (kind: string) => objects.find((value) => value.kind === kind);

const MODELS = {
  ConfigMap,
  Deployment,
  Service,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
  NetworkPolicy,
};

test.each(Object.entries(MODELS))(
  '[OPS-05] the %s is one by the published schema',
  (kind, Model) => {
    expect(() => new Model(of(kind)).validate()).not.toThrow();
  },
);

test('[OPS-05] all six belong to the pods of the deployment', () => {
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(MODELS).toSorted());
  const { labels } = of('Deployment').spec.template.metadata;
  expect(of('Service').spec.selector).toEqual(labels);
  expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(of('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
});

test('[OPS-05] the pods pass the restricted standard, and lose nobody when they are rolled', () => {
  const { spec } = of('Deployment').spec.template;
  expect(spec.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const [portal] = spec.containers;
  expect(portal.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(portal.livenessProbe.httpGet.path).toBe('/healthz');
  expect(portal.readinessProbe.httpGet.path).toBe('/readyz');
  // The image's DRAIN_DELAY_MS: by then two looks at /readyz have failed, and eight seconds are left to drain.
  const image = readFileSync(new URL('../../web/Dockerfile', import.meta.url), 'utf8');
  const delay = Number(/DRAIN_DELAY_MS=(\d+)/.exec(image)?.[1]);
  expect(delay).toBeGreaterThanOrEqual(2_000 * portal.readinessProbe.periodSeconds);
  expect(spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThanOrEqual(delay + 8_000);
});

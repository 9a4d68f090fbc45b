import type { TopicPlan } from './topic-plan.ts';

export interface PublishedTopic {
  readonly id: number;
  readonly category: string;
  readonly categoryName: string;
  /** Day of publication. */
  readonly on: string;
  readonly plan: TopicPlan;
}

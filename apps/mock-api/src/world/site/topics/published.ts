import type { TopicPlan } from './topic-plan.ts';

/** A published item. */
export interface PublishedTopic {
  readonly id: number;
  readonly category: string;
  readonly categoryName: string;
  /** The day it came out. */
  readonly on: string;
  readonly plan: TopicPlan;
}

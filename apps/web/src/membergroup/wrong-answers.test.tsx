import { testWrongAnswers } from '../testing/faults/wrong-answers.tsx';

testWrongAnswers('membergroup');

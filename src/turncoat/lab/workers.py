"""Who does the work: this process, threads or processes of this machine, or a Ray cluster.

Work is a function and numbered tasks. Whoever does a task, its result comes back once and under its own number.
"""

import contextlib
import importlib
import itertools
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from turncoat.errors import Invalid

R = TypeVar("R")
T = TypeVar("T")
AHEAD = 2  # tasks that wait for each worker, so that none is idle and a stop is never far


class Workers(Protocol):
    """Those who do the work."""

    def work(self, function: Callable[[Any, T], R], plan: Any, tasks: Iterable[T]) -> Iterator[R]:
        """What the function makes of the plan and each task, in the order of the tasks."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """This machine: one task at a time, or on threads (for compiled code, which holds no lock) or processes."""

    def __init__(self, count: int, *, threads: bool, environment: Mapping[str, str] | None = None) -> None:
        self._count = count
        self._pool: Executor | None = None
        if environment or (count > 1 and not threads):
            self._pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
            with environment_of(environment or {}):
                self._pool.submit(os.getpid).result()  # starts them all, with what the environment says now
        elif count > 1:
            self._pool = ThreadPoolExecutor(count)

    def work(self, function: Callable[[Any, T], R], plan: Any, tasks: Iterable[T]) -> Iterator[R]:
        if self._pool is None:
            yield from (function(plan, task) for task in tasks)
            return
        left, waiting = iter(tasks), deque[Future[R]]()
        while True:
            for task in itertools.islice(left, AHEAD * self._count - len(waiting)):
                waiting.append(self._pool.submit(function, plan, task))
            if not waiting:
                return
            yield waiting.popleft().result()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def environment_of(changes: Mapping[str, str]) -> Iterator[None]:
    """The environment with these changes, for processes that are started meanwhile."""
    before = dict(os.environ)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


class OnRay:
    """A Ray cluster, of which every machine has this version of Turncoat; a task whose worker dies is done again by another."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise Invalid("--ray needs Ray: pip install 'turncoat[ray]'") from None
        self._ray = ray
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Invalid(f"no Ray cluster answers at {address}: {error}") from None
        self._ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def work(self, function: Callable[[Any, T], R], plan: Any, tasks: Iterable[T]) -> Iterator[R]:
        remote = self._ray.remote(max_retries=-1, num_cpus=1)(function)
        shared, left, waiting = self._ray.put(plan), iter(tasks), deque[Any]()
        while True:
            for task in itertools.islice(left, self._ahead - len(waiting)):
                waiting.append(remote.remote(shared, task))
            if not waiting:
                return
            yield self._ray.get(waiting.popleft())

    def settle(self, kind: Callable[..., Any], given: Sequence[tuple[Any, ...]], gpus: int) -> "Settled":
        """Objects that live on the cluster, one for each of what they are made of, on so many GPUs each."""
        there = self._ray.cluster_resources()
        for resource, needed in (("CPU", len(given)), ("GPU", len(given) * gpus)):
            if there.get(resource, 0) < needed:
                raise Invalid(f"the cluster has {there.get(resource, 0):g} {resource}s, and {needed} are needed")
        remote = self._ray.remote(num_cpus=1, num_gpus=gpus, max_restarts=-1, max_task_retries=-1)(kind)
        return Settled(self._ray, [remote.remote(*one) for one in given])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


class Settled:
    """Objects on a cluster. One whose worker dies is made again elsewhere, and does again what it was asked."""

    def __init__(self, ray: Any, objects: Sequence[Any]) -> None:
        self._ray, self._objects = ray, objects

    def ask(self, what: str, *given: Any) -> Callable[[], list[Any]]:
        """Ask all of them to do something at once; whoever calls what this returns waits for their answers."""
        shared = [self._ray.put(one) for one in given]
        waiting = [getattr(one, what).remote(*shared) for one in self._objects]
        return lambda: list(self._ray.get(waiting))

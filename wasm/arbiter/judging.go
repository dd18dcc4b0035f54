//go:build js && wasm

package main

// What does the arbiter rule on what JavaScript tells?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
	"chessarbiter/wasm/wire"
)

// claim judges the claim in the input.
//
//go:wasmexport claim
func claim(handle, length int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	told, fault := wire.ReadClaim(text(length))
	if fault != nil {
		return refuse(fault)
	}
	request, written := told.Claim, told.Written
	request.ByOpponent = told.By != reason.Nobody && told.By != arbiter.PlayerOf(s.Position().Turn())
	if written != "" {
		m, e := san.Parse(s.Position(), written, san.Options{Mode: san.Lenient})
		switch {
		case e == nil:
			request.Intending = m
			written = san.Format(s.Position(), m)
		case names(e.Code):
			request.Illegal = true
			if len(e.From) == 1 && e.To < board.NoSquare {
				request.Tried = arbiter.Attempt{From: uint8(e.From[0]), To: uint8(e.To), Given: true}
			}
		default:
			return s.refuseText(written, e)
		}
	}
	return deliver(s.context().ClaimRuling(s.Judged(told.Clocks).Claim(request), written))
}

// names tells whether a refused text names one move all the same, an illegal one.
func names(code reason.Code) bool {
	return code == reason.NoSuchMove || code == reason.PromotionNotPossible || code == reason.PromotionRole
}

// touch judges what the hands did, by the events in the input.
//
//go:wasmexport touch
func touch(handle, length int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	told, fault := wire.ReadEvents(text(length))
	if fault != nil {
		return refuse(fault)
	}
	return s.deliverRuling(s.Judged(told.Clocks).Touch(told.Events))
}

// incident rules on the incident in the input.
//
//go:wasmexport incident
func incident(handle, length int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	told, fault := wire.ReadIncident(text(length))
	if fault != nil {
		return refuse(fault)
	}
	return s.deliverRuling(s.Judged(told.Clocks).Incident(told.Incident))
}

func (s *seat) deliverRuling(r *arbiter.Ruling, fault *arbiter.Fault) int32 {
	if fault != nil {
		return refuse(wire.NewFault(fault))
	}
	return deliver(s.context().Ruling(r))
}

// solver keeps its memory from question to question.
var solver unwinnable.Solver

// statesOfRuling is the budget of the question whether a player can mate, where a
// ruling turns on it.
const statesOfRuling = 50_000

func isDead(p *position.Position) bool { return solver.Dead(p) }

func canWin(p *position.Position, winner board.Color) unwinnable.Verdict {
	return solver.Ask(p, winner, statesOfRuling).Verdict
}

// canMate tells whether a colour can mate by any series of legal moves.
//
//go:wasmexport canMate
func canMate(handle, color, states int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	a := solver.Ask(s.Position(), board.Color(color&1), int(states))
	return deliver(s.context().CanMate(&a))
}

// canCastle tells whether a castling can ever come about.
//
//go:wasmexport canCastle
func canCastle(handle, color, side, states int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	a := arbiter.CanCastle(s.Game, board.Color(color&1), castling.Side(side&1), int(states))
	return deliver(s.context().CanCastle(&a))
}
